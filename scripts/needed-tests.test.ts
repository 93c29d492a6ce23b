import { expect, it } from 'vitest'
import { withoutNeedless } from './needed-tests.ts'

const ORDERS = 'apps/api/src/features/orders/orders.test.ts'
const OFFERS = 'apps/api/src/features/offers/offers.test.ts'
const CONNECT = 'apps/api/src/db/connect.test.ts'

it('leaves out the dearest tests of which two others ask everything, and files of which none is left', () => {
  const { files, needless } = withoutNeedless(
    [ORDERS, OFFERS],
    [
      {
        file: ORDERS,
        asked: { short: { list: 1, open: 1 }, whole: { list: 1, add: 1 }, 'whole again': { list: 2, add: 1 } },
      },
      { file: OFFERS, asked: { long: { list: 9 } } },
    ],
  )
  expect(needless).toEqual(['long'])
  expect(files).toEqual([ORDERS])
})

it('keeps what one test alone asks, and what only two ask', () => {
  const asked = { one: { list: 1, add: 1 }, two: { list: 1, remove: 1 }, three: { remove: 1 } }
  expect(withoutNeedless([ORDERS], [{ file: ORDERS, asked }]).needless).toEqual([])
})

it('keeps a test that has the name of a needed one, and files of which nothing is known or that know their engine', () => {
  const { files, needless } = withoutNeedless(
    [ORDERS, OFFERS, CONNECT, 'apps/api/test/two-processes.test.ts'],
    [
      { file: ORDERS, asked: { lists: { list: 1 }, 'lists two': { list: 1 } } },
      { file: OFFERS, asked: { lists: { list: 8 } } },
      { file: CONNECT, asked: { 'connects again': { list: 7 } } },
    ],
  )
  expect(needless).toEqual(['connects again'])
  expect(files).toEqual([ORDERS, CONNECT, 'apps/api/test/two-processes.test.ts'])
})
