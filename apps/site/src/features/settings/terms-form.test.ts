import { seededSettings } from '@arkpax/schema/seed-for-test'
import { expect, it } from 'vitest'
import { termsForm } from './terms-form.ts'

const stored = termsForm.valuesOf(seededSettings())
const refusals = (change: Partial<typeof stored>) =>
  Object.fromEntries(
    (termsForm.rules.safeParse({ ...stored, ...change }).error?.issues ?? []).map(({ path, message }) => [
      path.join('.'),
      message,
    ]),
  )

it('gives back what is stored', () => {
  expect(termsForm.rules.parse(stored)).toEqual(seededSettings().terms)
})

it('tells all that is wrong at once, also what is wrong between fields', () => {
  expect(refusals({ vatPercent: '300', warrantyMonths: '', returnDays: '20', withdrawalDays: '21' })).toEqual({
    vatPercent: 'Enintään 50\u00A0%',
    warrantyMonths: 'Anna luku',
    returnDays: 'Palautusoikeus ei voi olla lyhyempi kuin lakisääteinen peruuttamisaika',
  })
  expect(refusals({ warrantyMonths: '24,5', returnDays: '20', withdrawalDays: '21' })).toHaveProperty('returnDays')
})

it('says one thing of a field that is wrong by itself', () => {
  expect(refusals({ returnDays: '7', withdrawalDays: '' })).toEqual({
    returnDays: 'Vähintään lain 14\u00A0päivää',
    withdrawalDays: 'Anna luku',
  })
})
