import { expect, it } from 'vitest'
import { Page } from '../db/keyset.ts'
import { answerCsv, csvOf, everyPage } from './csv.ts'

const columns = { Nimi: (row: [string, number | null]) => row[0], Summa: (row: [string, number | null]) => row[1] }
async function* onePage(rows: [string, number | null][]) {
  yield rows
}
const text = async (rows: [string, number | null][]) => (await answerCsv(csvOf('x.csv', columns, onePage(rows)))).text()

it('is a download for Finnish Excel: byte order mark, semicolons, decimal commas', async () => {
  const response = await answerCsv(csvOf('tilaukset.csv', columns, onePage([['Äijö', 1234.5]])))
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="tilaukset.csv"')
  const bytes = new Uint8Array(await response.arrayBuffer())
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  expect(new TextDecoder().decode(bytes)).toBe('Nimi;Summa\r\nÄijö;1234,5\r\n')
})

it.each([
  ['=1+1', "'=1+1"],
  ['+358 40 123', "'+358 40 123"],
  ['-2', "'-2"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\tx', "'\tx"],
  ['\rx', '"\'\rx"'],
  ['＝1', "'＝1"],
  ['=a;"b"', '"\'=a;""b"""'],
  ['rivi\nvaihto', '"rivi\nvaihto"'],
  ['a=b', 'a=b'],
])('writes %j so that it stays text', async (value, cell) => {
  const bytes = await text([[value, null]])
  expect(bytes).toBe(`Nimi;Summa\r\n${cell};\r\n`)
})

it('leaves negative numbers as numbers', async () => {
  expect(await text([['x', -1.25]])).toContain('x;-1,25')
})

it('reads the next page only when the receiver asks, and stops when it leaves', async () => {
  const asked: (string | undefined)[] = []
  const pages = everyPage(async (cursor) => {
    asked.push(cursor)
    return new Page<[string, number]>([['x', 1]], `sivu ${asked.length}`)
  })
  const response = await answerCsv(csvOf('x.csv', columns, pages))
  const reader = response.body?.getReader()
  await reader?.read()
  await reader?.cancel()
  expect(asked).toEqual([undefined])
})

it('fails before it answers when the first page cannot be read', async () => {
  const pages = everyPage<[string, number | null]>(async () => {
    throw new Error('no database')
  })
  await expect(answerCsv(csvOf('x.csv', columns, pages))).rejects.toThrow('no database')
})
