import { numbers } from './formatters.ts'

type Words = typeof import('./format-fi.ts')

export * from './format-fi.ts'

const euro = /* @__PURE__ */ numbers('sv-FI', {
  style: 'currency',
  currency: 'EUR',
  trailingZeroDisplay: 'stripIfInteger',
})

/** 3350 → '3 350 €', 14.9 → '14,90 €', with non-breaking spaces. */
export const formatEuros: Words['formatEuros'] = (euros) =>
  euro()
    .format(Number(euros))
    .replace(/[\u0020\u202F]/g, '\u00A0')
