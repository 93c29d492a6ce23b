import { expect, it } from 'vitest'
import { standards } from './standards.ts'

const iso = { code: 'ISO 9001', title: 'Laadunhallinta', text: 'Sovitut tavat.' }
const certificate = (standard: string) => ({ standard, number: 'FI-1', body: 'Arvioija Oy', url: '' })

it('a standard without a certificate claims none', () => {
  expect(standards([iso], [])).toEqual([{ ...iso, certificate: undefined }])
})

it('a certificate stands with its standard, whichever way its year and spaces are written', () => {
  for (const written of ['ISO 9001', 'ISO 9001:2015', 'iso9001'])
    expect(standards([iso], [certificate(written)])).toEqual([{ ...iso, certificate: certificate(written) }])
})

it('certificates of other standards come after those that the page describes', () => {
  const other = certificate('ISO 14001')
  expect(standards([iso], [other]).map(({ code, certificate }) => [code, certificate?.number])).toEqual([
    ['ISO 9001', undefined],
    ['ISO 14001', 'FI-1'],
  ])
})
