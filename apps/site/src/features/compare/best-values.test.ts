import { expect, it } from 'vitest'
import { bestOf, type Measure } from './best-values.ts'

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
