import { expect, it } from 'vitest'
import { changedFields } from '../../../components/admin/merge-edits.ts'
import { labelOf, shownOf } from './product-conflicts.ts'
import { emptyPort, newProductValues, type ProductValues } from './product-values.ts'

it('every field of a product, each of its details too, has its name in the form', () => {
  const fields = changedFields({} as ProductValues, newProductValues)
  expect(fields).toContain('details.charging.acWatts')
  expect(fields.filter((field) => labelOf(field) === field)).toEqual([])
})

it('a value is told as people read it', () => {
  expect(shownOf('status', 'hidden')).toBe('Piilotettu')
  expect(shownOf('category', 'accessories')).toBe('Lisävarusteet')
  expect(shownOf('details.badges', ['IP67', '2300 Wh'])).toBe('IP67\n2300 Wh')
  expect(shownOf('details.documents', [{ name: 'Käyttöopas', url: '/a.pdf' }])).toBe('Käyttöopas · /a.pdf')
  const port = { ...emptyPort(), kind: 'usb-a', count: '4', volts: '5', amps: '3,6', description: 'Puhelimille.' }
  expect(shownOf('details.ports', [port])).toBe(
    '4\u00A0×\u00A0USB-A, 5\u00A0V, 3,6\u00A0A, etupuoli, lähtö, Puhelimille.',
  )
})

it.each([
  ['price', '3299,00', '3\u00A0299,00\u00A0€'],
  ['price', '3399.5', '3\u00A0399,50\u00A0€'],
  ['price', 'kymppi', 'kymppi'],
  ['details.charging.acWatts', '1700', '1\u00A0700'],
  ['details.weightKg', '27.50', '27,5'],
  ['details.weightKg', '', ''],
  ['details.battery.chemistry', '2300', '2300'],
] as const)('the number of %s typed as %s is told as %s', (field, typed, told) => {
  expect(shownOf(field, typed)).toBe(told)
})

it('other products are told by their names, and a sales text by its words', () => {
  const products = [{ id: '3', name: 'Lisäakku 2300 Wh' }]
  expect(shownOf('details.accessories', ['3', '9'], products)).toBe('Lisäakku 2300 Wh\nPoistettu tuote, ei näy sivulla')
  expect(shownOf('details.salesText', '<h2>Työmaalle</h2><p>Kestää.</p>')).toBe('Työmaalle\n\nKestää.')
  expect(shownOf('details.pictureTexts', [{ picture: '/a.webp', text: 'Edestä' }])).toBe('/a.webp · Edestä')
})
