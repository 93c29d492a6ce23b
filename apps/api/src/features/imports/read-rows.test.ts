import { deflateRawSync } from 'node:zlib'
import type { ImportKind } from '@arkpax/schema/imports'
import { describe, expect, it } from 'vitest'
import { xlsxOf, zipOf } from '../../../test/xlsx.ts'
import { readFile } from './read-rows.ts'

const encode = (text: string) => new Uint8Array(Buffer.from(text))
const read = (content: string | Uint8Array, kind: ImportKind = 'products', columns?: (string | null)[]) =>
  readFile({ kind, bytes: typeof content === 'string' ? encode(content) : content, columns })
const values = async (content: string | Uint8Array, kind?: ImportKind) =>
  (await read(content, kind)).rows.map((row) => row.values)

describe('a CSV file', () => {
  it.each([
    ['semicolons', 'Nimi;Hinta (€)\nPöytä;89,90'],
    ['commas', 'Nimi,Hinta (€)\nPöytä,"89,90"'],
    ['tabs', 'Nimi\tHinta (€)\nPöytä\t89,90'],
    ['English headings', 'Name;Price\r\nPöytä;89.90\r\n'],
    ['a mark of its order of bytes', '\uFEFFNimi;Hinta (€)\nPöytä;89,90'],
    ['empty rows', 'Nimi;Hinta (€)\n\n;\nPöytä;89,90\n\n'],
    ['spaces and a unit', 'nimi ;HINTA\n Pöytä ; 89,90 € '],
  ])('is read with %s', async (_, content) => {
    expect(await values(content)).toEqual([{ name: 'Pöytä', price: 89.9 }])
  })

  it.each([
    ['Windows-1252', new Uint8Array(Buffer.from('Nimi;Hinta\nPöytä Åäö;1', 'latin1'))],
    [
      'Unicode of two bytes',
      new Uint8Array(Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('Nimi\tHinta\nPöytä Åäö\t1', 'utf16le')])),
    ],
  ])('of %s keeps its ä and ö', async (_, bytes) => {
    expect((await values(bytes))[0]).toMatchObject({ name: 'Pöytä Åäö' })
  })

  it('may have line breaks, separators and quotes in a cell, and tells rows by their place in it', async () => {
    const { rows } = await read('Nimi;Kuvaus\nA;"Eka ""rivi"";\ntoka"\n\nB;x')
    expect(rows.map(({ number, values: { name, description } }) => [number, name, description])).toEqual([
      [2, 'A', 'Eka "rivi";\ntoka'],
      [4, 'B', 'x'],
    ])
  })

  it('leaves a formula the text that it is, and takes the guard of our own files away', async () => {
    expect(await values(`Nimi;Kuvaus\n=1+1;'+358 40\n"x,'=1";'tavallinen`)).toEqual([
      { name: '=1+1', description: '+358 40' },
      { name: 'x,=1', description: "'tavallinen" },
    ])
  })

  it.each([
    ['Hinta', 'abc', 'Hinta (€): ”abc” ei ole luku. Kirjoita esimerkiksi 89,90.'],
    ['Hinta', '1.234', 'Hinta (€): ”1.234” ei ole luku. Kirjoita esimerkiksi 89,90.'],
    ['Saldo', 'abc', 'Varastosaldo (kpl): ”abc” ei ole luku. Kirjoita esimerkiksi 12.'],
    ['Hinta', '-5', 'Hinta (€): Hinta ei voi olla negatiivinen.'],
    ['Saldo', '1,5', 'Varastosaldo (kpl): Varastosaldon on oltava kokonaisluku.'],
    ['Kategoria', 'Veneet', 'Kategoria: ”Veneet” ei käy. Vaihtoehdot: Voimalaitokset, Lisävarusteet, Aurinkopaneelit.'],
  ])('tells what is wrong with %s %s', async (heading, cell, reason) => {
    expect((await read(`Nimi;${heading}\nA;${cell}`)).rows[0]?.reason).toBe(reason)
  })

  it('is read by the fields that were chosen, where they were', async () => {
    const file = await read('Malli;Uusi hinta\nA;5', 'products', ['name', 'price'])
    expect(file.columns.map(({ field }) => field)).toEqual(['name', 'price'])
    expect(file.rows[0]?.values).toEqual({ name: 'A', price: 5 })
  })

  it('names the columns that nothing is read from', async () => {
    const { columns } = await read('Nimi;Hinta;Väri;Nimi\nA;5;sininen;B')
    expect(columns.map(({ field }) => field)).toEqual(['name', 'price', null, null])
  })

  it.each([
    ['nothing', '', 'Tiedosto on tyhjä.'],
    ['empty rows', '\n\n', 'Tiedosto on tyhjä.'],
    ['headings only', 'Nimi;Hinta', 'Tiedostossa on vain otsikot, ei yhtään riviä.'],
    ['50,001 rows', `Nimi;Hinta\n${'A;1\n'.repeat(50_001)}`, 'Tiedostossa on yli 50\u00A0000 riviä. Jaa se osiin.'],
    ['an open quote', `Nimi;Hinta\n"A;1\n${'x;1\n'.repeat(10)}`, 'CSV-tiedostoa ei voitu lukea'],
    ['a broken archive', 'PK\x03\x04rikki', 'Excel-tiedostoa ei voitu lukea.'],
    ['a PDF', '%PDF-1.7\n\0\0\0', 'Tiedosto ei ole CSV- eikä XLSX-tiedosto.'],
  ])('of %s is refused in words', async (_, content, message) => {
    await expect(read(content)).rejects.toThrow(message)
  })

  it('of 50,000 rows is read', async () => {
    const { rows } = await read(`Nimi;Hinta\n${'A;1\n'.repeat(50_000)}`)
    expect(rows).toHaveLength(50_000)
  })
})

describe('days', () => {
  it.each(['22.11.2026', '2026-11-22', '22.11.2026 klo 14.05', '2026-11-22T10:00:00Z'])('%s is a day', async (day) => {
    const [row] = await values(`Sähköposti;Suostumuksen päivä\na@example.fi;${day}`, 'subscribers')
    expect(row?.consent_on).toBe('2026-11-22')
  })
})

describe('a workbook', () => {
  it('gives numbers, texts that look like numbers and days as they are', async () => {
    const bytes = xlsxOf([
      ['Sähköposti', 'Suostumuksen päivä', 'Suostumuksen lähde'],
      ['a@example.fi', { day: 46_348 }, { text: '00123' }],
    ])
    expect(await values(bytes, 'subscribers')).toEqual([
      { email: 'a@example.fi', consent_on: '2026-11-22', consent_source: '00123' },
    ])
    const products = xlsxOf([
      ['Nimi', 'Hinta', 'Saldo'],
      ['Pöytä', 89.900000000000006, { text: '4' }],
    ])
    expect(await values(products)).toEqual([{ name: 'Pöytä', price: 89.9, stock: 4 }])
  })

  it('that is larger than it may be, or than it says, is refused before it is unpacked', async () => {
    const zeros = Buffer.alloc(210 * 1024 * 1024)
    const packed = deflateRawSync(zeros)
    const honest = zipOf([{ name: 'xl/worksheets/sheet1.xml', packed, size: zeros.length }])
    await expect(read(honest)).rejects.toThrow('Excel-tiedosto on purettuna liian suuri.')
    const lying = zipOf([{ name: 'xl/worksheets/sheet1.xml', packed, size: 10 }])
    await expect(read(lying)).rejects.toThrow('Excel-tiedostoa ei voitu lukea.')
  })
})
