import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { manualHeadings as english } from './specs.en.ts'
import { manualHeadings as finnish } from './specs.fi.ts'
import { manualHeadings as swedish } from './specs.sv.ts'

const manuals = resolve(import.meta.dirname, '../../../../../content/manuals')

it.each([
  ['fi', finnish],
  ['sv', swedish],
  ['en', english],
] as const)('what product pages look for stands in the manuals (%s)', (language, { box, data }) => {
  const texts = readdirSync(manuals)
    .filter((file) => file.endsWith(`.${language}.mdx`))
    .map((file) => readFileSync(resolve(manuals, file), 'utf8').split('\n'))
  const having = (heading: string) =>
    texts.filter((lines) => lines.some((line) => /^#{2,3} /.test(line) && line.endsWith(` ${heading}`)))
  expect(texts.length).toBeGreaterThan(0)
  expect(having(box)).toHaveLength(texts.length)
  expect(having(data)).toHaveLength(texts.length)
})
