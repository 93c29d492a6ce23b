/** `good`, `low` and `out` tell stock and states; `danger` a failure; `neutral` and `outline` everything else. */
export type BadgeTone = 'neutral' | 'outline' | 'good' | 'low' | 'out' | 'danger'

/** One class for every badge; its `data-tone` gives the colours, so that a script can change the tone. */
export const badgeClass = [
  'inline-flex min-h-6 items-center gap-1.5 rounded-sm border border-transparent px-2 text-xs font-semibold whitespace-nowrap [word-spacing:0.12em]',
  'bg-sunken text-ink data-[tone=outline]:border-line-strong data-[tone=outline]:bg-transparent',
  'data-[tone=good]:bg-forest-tint data-[tone=good]:text-forest',
  'data-[tone=low]:bg-notice-tint data-[tone=low]:text-notice',
  'data-[tone=out]:bg-ink data-[tone=out]:text-snow',
  'data-[tone=danger]:bg-danger-tint data-[tone=danger]:text-danger',
].join(' ')
