import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import wabt from 'wabt'
import { learningRoom } from './learning-room.ts'

const source = 'learning-steps.wat'

it('are what their text makes: vitest -u makes them anew', async () => {
  const { parseWat } = await wabt()
  const made = parseWat(source, readFileSync(new URL(source, import.meta.url), 'utf8'), { simd: true }).toBinary({})
  const code = Buffer.from(made.buffer).toString('base64')
  await expect(
    `/** \`${source}\` as WebAssembly, in base64. */\nexport const LEARNING_STEPS =\n  '${code}'\n`,
  ).toMatchFileSnapshot('learning-steps.made.ts')
})

it('add rows by their shares, to rows, and products of rows', () => {
  const room = learningRoom(1_000)
  const [table, sums, scores] = [room.row(12), room.row(4), room.row(3)]
  const [listed] = [room.list(2)]
  table.values.set([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
  listed.add(0, 2)
  listed.add(2, -1)
  room.addRows(sums, table, listed)
  expect([...sums.values]).toEqual([-7, -6, -5, -4])
  room.addProducts(scores, table, sums)
  expect([...scores.values]).toEqual([-50, -138, -226])
  room.addToRows(table, listed, sums)
  expect([...table.values]).toEqual([-13, -10, -7, -4, 5, 6, 7, 8, 16, 16, 16, 16])
})

it('move what is touched against its slope, by the rate at first', () => {
  const room = learningRoom(1_000)
  const { values, slopes, touch, step } = room.learned(2, 4, () => () => 1)
  slopes.values.set([3, -3, 0, 30, 3, 3, 3, 3])
  touch(0)
  step(0.1, 3)
  const rounded = [...values.values].map((value) => Math.round(value * 1_000) / 1_000)
  expect(rounded).toEqual([0.9, 1.1, 1, 0.9, 1, 1, 1, 1])
  expect([...slopes.values]).toEqual([0, 0, 0, 0, 3, 3, 3, 3])
})
