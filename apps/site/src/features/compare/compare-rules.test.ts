import { describe, expect, it } from 'vitest'
import { addProduct, listFromQuery, parseCompareList, removeProduct } from './compare-rules.ts'

describe('adding to the comparison', () => {
  it('takes up to three products', () => {
    expect(addProduct([], '1')).toEqual({ list: ['1'], outcome: 'added' })
    expect(addProduct(['1', '2'], '3')).toEqual({ list: ['1', '2', '3'], outcome: 'added' })
    expect(addProduct(['1', '2', '3'], '4')).toEqual({ list: ['1', '2', '3'], outcome: 'full' })
  })

  it('rejects a product that is there, also when the list is full', () => {
    expect(addProduct(['1'], '1')).toEqual({ list: ['1'], outcome: 'duplicate' })
    expect(addProduct(['1', '2', '3'], '2').outcome).toBe('duplicate')
  })
})

describe('removing from the comparison', () => {
  it('takes out that product only', () => {
    expect(removeProduct(['1', '2', '3'], '2')).toEqual(['1', '3'])
    expect(removeProduct(['1'], '9')).toEqual(['1'])
  })
})

describe('the stored list', () => {
  it('is an array of ids', () => {
    expect(parseCompareList('["1","2"]')).toEqual(['1', '2'])
    expect(parseCompareList('[1,2]')).toEqual(['1', '2'])
  })

  it.each(['', 'roskaa', 'null', '{}', '"1"', '7', '[null,{},[],""," "]'])('counts %j as empty', (stored) => {
    expect(parseCompareList(stored)).toEqual([])
  })

  it('drops repeats and whatever exceeds the limit', () => {
    expect(parseCompareList('["1","1","2","3","4"]')).toEqual(['1', '2', '3'])
  })
})

describe('a shared address', () => {
  it('names the products', () => {
    expect(listFromQuery('?tuotteet=1,2')).toEqual(['1', '2'])
    expect(listFromQuery('?tuotteet=%201%20,,2,2,3,4')).toEqual(['1', '2', '3'])
  })

  it('leaves the list alone when it names none', () => {
    expect(listFromQuery('')).toBeUndefined()
    expect(listFromQuery('?tuotteet=')).toBeUndefined()
  })
})
