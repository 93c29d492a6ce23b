import { seededSettings } from '@arkpax/schema/seed-for-test'
import { expect, it } from 'vitest'
import { deliveryForm, newMethod, newZone } from './delivery-form.ts'

const stored = deliveryForm.valuesOf(seededSettings())
const refusals = (typed: typeof stored) =>
  (deliveryForm.rules.safeParse(typed).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message])

it('gives back what is stored, weights typed in kilograms', () => {
  expect(stored.methods[0]?.steps[0]).toMatchObject({ upToGrams: '35', prices: { 'muu-suomi': '49,00' } })
  expect(deliveryForm.rules.parse(stored)).toEqual(seededSettings().delivery)
})

it('reads a comma as a point, and an empty price as a zone that is not gone to', () => {
  const [method = newMethod()] = stored.methods
  const steps = [{ upToGrams: '12,5', prices: { 'muu-suomi': '9,9', pohjoinen: '9.90', saaristo: ' ' } }]
  const { methods } = deliveryForm.rules.parse({ ...stored, methods: [{ ...method, steps }] })
  expect(methods[0]?.steps).toEqual([
    { upToGrams: 12_500, prices: { 'muu-suomi': 9.9, pohjoinen: 9.9, saaristo: null } },
  ])
})

it('forgets the prices of a zone that is gone', () => {
  const { methods } = deliveryForm.rules.parse({ ...stored, zones: stored.zones.slice(1) })
  expect(methods[0]?.steps[0]?.prices).toEqual({ pohjoinen: 69, 'muu-suomi': 49 })
})

it('tells at each field what is wrong', () => {
  const method = { ...newMethod(), name: 'Rahti', daysFrom: 'pari', steps: [{ upToGrams: '', prices: { a: 'x' } }] }
  expect(refusals({ zones: stored.zones, methods: [method] })).toEqual([
    ['methods.0.daysFrom', 'Anna päivät kokonaislukuna'],
    ['methods.0.steps.0.upToGrams', 'Anna paino kiloina'],
    ['methods.0.steps.0.prices.a', 'Anna hinta euroina, esimerkiksi 49,90'],
  ])
  expect(refusals({ zones: [newZone()], methods: [] }).map(([path]) => path)).toEqual([
    'zones.0.name',
    'zones.0.postcodes',
    'zones.0.postcodes',
  ])
})

it('tells a list that two have changed in lines', () => {
  expect(deliveryForm.shownOf(stored.zones).split('\n')).toHaveLength(3)
  expect(deliveryForm.shownOf(stored.methods)).toContain('Rahtikuljetus ovelle')
  expect(deliveryForm.shownOf([{ ...newMethod(), name: 'Kesken' }])).toBe('Kesken')
})
