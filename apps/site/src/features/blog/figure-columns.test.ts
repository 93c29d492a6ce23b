import { expect, it } from 'vitest'
import { withFigureColumns } from './figure-columns.ts'

const row = (tag: string, ...texts: string[]) => `<tr>${texts.map((text) => `<${tag}>${text}</${tag}>`).join('')}</tr>`
const cells = (rows: string) => [...rows.matchAll(/<(t[hd][^>]*)>/g)].map(([, tag]) => tag?.includes('text-right'))

it('columns of figures stand at the right with their heads, words do not', () => {
  const rows = [
    row('th', 'Päivä', 'Kulutus', 'Sää'),
    row('td', 'La', '1250 Wh', 'sade'),
    row('td', 'Su', '<strong>240 Wh</strong>', ''),
  ]
  expect(cells(withFigureColumns(rows.join('')))).toEqual([false, true, false, false, true, false, false, true, false])
})

it('shares have a bar as long as they say; what has none has no bar', () => {
  const rows = [
    row('th', 'Päivä', 'Akussa'),
    row('td', 'a', '1290 Wh (56 %)'),
    row('td', 'b', '36 %'),
    row('td', 'c', '12 %'),
    row('td', 'd', ''),
  ]
  const told = withFigureColumns(rows.join(''))
  expect([...told.matchAll(/<rect width="(\d+%)" height="8" class="fill-forest">/g)].map(([, width]) => width)).toEqual(
    ['56%', '36%', '12%'],
  )
})
