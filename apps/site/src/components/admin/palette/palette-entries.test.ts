import type { PaletteKind } from '@arkpax/schema/palette'
import { mayDo, type Permission, type StaffRole } from '@arkpax/schema/permissions'
import { expect, it } from 'vitest'
import { entryOf, knownEntries, matchingEntries } from './palette-entries.ts'

const as = (role: StaffRole) => (permission: Permission) => mayDo(role, permission)
const found = (typed: string, role: StaffRole = 'owner') =>
  matchingEntries(knownEntries(as(role)), typed).map(({ title }) => title)

it.each([
  ['tilauk', 'Tilaukset'],
  ['TIL', 'Tilaukset'],
  ['henkilosto', 'Henkilöstö'],
  ['viestit', 'Yhteydenotot'],
  ['saldo', 'Varasto'],
  ['takuu', 'Takuuasiat'],
  ['alv', 'Myyntiraportti'],
  ['uusi til', 'Uusi tilaus'],
  ['luo tuote', 'Uusi tuote'],
  ['salasana', 'Omat tiedot'],
])('"%s" finds %s first', (typed, title) => {
  expect(found(typed)[0]).toBe(title)
})

it('shows nothing that the role may not open', () => {
  expect(found('tilau', 'editor')).toEqual([])
  expect(found('uusi tilaus', 'viewer')).toEqual([])
  expect(found('kutsu', 'manager')).toEqual([])
})

it('finds nothing for nothing, and nothing for what is not there', () => {
  expect([found(' '), found('zzz')]).toEqual([[], []])
})

it('papers and devices open where they are', () => {
  const at = (kind: PaletteKind, title: string) => entryOf({ kind, id: 'x1', title, detail: '' }, as('sales')).href
  expect(at('offer', 'Tarjous 2007')).toBe('/admin/offers?id=x1')
  expect(at('document', 'Lasku 20009')).toBe('/admin/documents?q=20009')
  expect(at('return', 'Palautus 5002')).toBe('/admin/returns/x1')
  expect(at('warranty_case', 'Takuuasia 5002')).toBe('/admin/warranty-cases/x1')
  expect(at('unit', 'APX-1')).toBe('/admin/units/x1')
})

it('a product opens in its form for who may change it, in the stock for others', () => {
  const hit = { kind: 'product', id: '1', title: 'Ark PRO', detail: '' } as const
  expect(entryOf(hit, as('manager')).href).toBe('/admin/product-management?tuote=1')
  expect(entryOf(hit, as('sales')).href).toBe('/varastonhallinta')
})
