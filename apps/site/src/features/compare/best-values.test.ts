import { expect, it } from 'vitest'
import { bestOf, type Measure, sharesOf } from './best-values.ts'

const more = (value: number): Measure => ({ value, better: 'more' })
const less = (value: number): Measure => ({ value, better: 'less' })

it('more of what one wants more of is better, and less of what one carries', () => {
  expect(bestOf([more(2400), more(1800)])).toEqual([true, false])
  expect(bestOf([less(28), less(17.5), undefined])).toEqual([false, true, false])
})

it('none is better where all are as good, or where there is nothing to hold a value against', () => {
  expect(bestOf([more(4000), more(4000)])).toEqual([false, false])
  expect(bestOf([more(4000), undefined])).toEqual([false, false])
  expect(bestOf([more(2), more(2), more(1)])).toEqual([true, true, false])
})

it('measures values by the greatest of them, where they are not all as great', () => {
  expect(sharesOf([more(2400), more(1800), undefined])).toEqual([1, 0.75, undefined])
  expect(sharesOf([less(28), less(14)])).toEqual([1, 0.5])
  expect(sharesOf([more(4000), more(4000)])).toEqual([])
  expect(sharesOf([more(4000), undefined])).toEqual([])
})
