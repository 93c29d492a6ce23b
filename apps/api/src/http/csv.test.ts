import fc from 'fast-check'
import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { Page } from '../db/keyset.ts'
import { answerCsv, type CsvFile, csvOf, everyPage } from './csv.ts'
import type { ApiEnv } from './env.ts'

const columns = { Nimi: (row: [string, number | null]) => row[0], Summa: (row: [string, number | null]) => row[1] }
async function* onePage(rows: [string, number | null][]) {
  yield rows
}
/** The file as a caller gets it; what fails before it begins is thrown. */
async function download(file: CsvFile): Promise<Response> {
  const app = new Hono<ApiEnv>().get('/', (c) => answerCsv(c, file))
  app.onError((error) => {
    throw error
  })
  return app.request('/')
}
const text = async (rows: [string, number | null][]) => (await download(csvOf('x.csv', columns, onePage(rows)))).text()

it('is a download for Finnish Excel: byte order mark, semicolons, decimal commas', async () => {
  const response = await download(csvOf('tilaukset.csv', columns, onePage([['Äijö', 1234.5]])))
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
  ['\tx', `"'\tx"`],
  ['\rx', '"\'\rx"'],
  ['＝1', "'＝1"],
  ['=a;"b"', '"\'=a;""b"""'],
  ['rivi\nvaihto', '"rivi\nvaihto"'],
  ['x,=1+1', `"x,'=1+1"`],
  ['x\t@SUM(A1)', `"x\t'@SUM(A1)"`],
  ['x\n-1', `"x\n'-1"`],
  ['x,"=1+1"', `"x,'""=1+1"""`],
  ['Helsinki, Suomi', '"Helsinki, Suomi"'],
  ['ensin\r\nsitten', '"ensin\r\nsitten"'],
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
  const response = await download(csvOf('x.csv', columns, pages))
  const reader = response.body?.getReader()
  await reader?.read()
  await reader?.cancel()
  expect(asked).toEqual([undefined])
})

it('fails before it answers when the first page cannot be read', async () => {
  const pages = everyPage<[string, number | null]>(async () => {
    throw new Error('no database')
  })
  await expect(download(csvOf('x.csv', columns, pages))).rejects.toThrow('no database')
})

/** The cells as a spreadsheet reads them that takes this separator: quotes count at the beginning of a cell only. */
function cellsOf(file: string, separator: string): string[] {
  const cells: string[] = []
  let cell = ''
  let state: 'start' | 'plain' | 'quoted' = 'start'
  for (let i = 0; i < file.length; i += 1) {
    const sign = file[i] ?? ''
    if (state === 'quoted' && sign === '"' && file[i + 1] === '"') {
      cell += '"'
      i += 1
    } else if (state === 'quoted' && sign === '"') state = 'plain'
    else if (state === 'quoted') cell += sign
    else if (state === 'start' && sign === '"') state = 'quoted'
    else if (sign === separator || sign === '\n' || (sign === '\r' && file[i + 1] === '\n')) {
      if (sign === '\r') i += 1
      cells.push(cell)
      cell = ''
      state = 'start'
    } else {
      cell += sign
      state = 'plain'
    }
  }
  return [...cells, cell]
}

// A line break at the beginning of a cell runs nothing; a lone carriage return may.
const FORMULA = /^([=+\-@\t＝＋－＠]|\r(?!\n))/
const plain = (file: string) => file.replace('\ufeff', '')

it('has no cell that is run as a formula, whichever separator its reader takes', async () => {
  const piece = fc.constantFrom('=', '+', '-', '@', '\t', '\r', '\n', ',', ';', '"', "'", ' ', 'x', '1', '＝')
  const value = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(''))
  const pair = {
    A: (row: string[]) => row[0] ?? '',
    B: (row: string[]) => row[1] ?? '',
  }
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(value, value), { minLength: 1, maxLength: 3 }), async (rows) => {
      async function* pages() {
        yield rows
      }
      const file = plain(await (await download(csvOf('x.csv', pair, pages()))).text())
      for (const separator of [';', ',', '\t'])
        for (const cell of cellsOf(file, separator)) expect(cell).not.toMatch(FORMULA)
    }),
    { numRuns: 5_000 },
  )
})

it('gives every harmless text back as it was to a reader that takes semicolons', async () => {
  const written = ['Aino; "Ainsku" Virtanen', 'rivi\nvaihto', 'a,b', 'sarkain\tkeskellä']
  const cells = cellsOf(plain(await text(written.map((name) => [name, 1]))), ';')
  expect(cells.slice(0, 10).filter((_, i) => i % 2 === 0)).toEqual(['Nimi', ...written])
})
