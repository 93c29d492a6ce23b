import { readDecimal } from '@arkpax/schema/decimal'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { changedFields, mergeEdits } from './merge-edits.ts'

const base = { name: 'Ark PRO', price: '3350,00', specs: ['Paino: 28 kg'], size: { width: '480', height: '355' } }

it('what differs from the beginning has been changed, also within a list', () => {
  expect(changedFields(base, { ...base })).toEqual([])
  expect(changedFields(base, { ...base, size: { width: '480', height: '350' } })).toEqual(['size.height'])
  expect(changedFields(base, { ...base, price: '3400,00', specs: [] })).toEqual(['price', 'specs'])
})

describe('two people change the same thing', () => {
  it('in different fields, and both changes stand', () => {
    const { merged, conflicts } = mergeEdits(base, { ...base, name: 'Ark PRO 2' }, { ...base, price: '3400,00' })
    expect(merged).toEqual({ ...base, name: 'Ark PRO 2', price: '3400,00' })
    expect(conflicts).toEqual([])
  })

  it('in the same field, and neither is lost', () => {
    const { merged, conflicts } = mergeEdits(base, { ...base, price: '3300,00' }, { ...base, price: '3400,00' })
    expect(merged.price).toBe('3300,00')
    expect(conflicts).toEqual([{ field: 'price', own: '3300,00', theirs: '3400,00' }])
  })

  it('in the same way, and there is nothing to choose', () => {
    const same = { ...base, specs: ['Paino: 27 kg'] }
    expect(mergeEdits(base, same, structuredClone(same))).toEqual({ merged: same, conflicts: [] })
  })

  it('in one group, and only the field that both have changed is to be chosen', () => {
    const own = { ...base, size: { width: '490', height: '350' } }
    const theirs = { ...base, size: { width: '500', height: '355' } }
    const { merged, conflicts } = mergeEdits(base, own, theirs)
    expect(merged.size).toEqual({ width: '490', height: '350' })
    expect(conflicts).toEqual([{ field: 'size.width', own: '490', theirs: '500' }])
  })
})

describe('numbers that are typed in another way', () => {
  const rules = { price: z.string().transform(readDecimal), name: z.string() }

  it('are no change, so that nobody is in conflict with themselves', () => {
    expect(changedFields(base, { ...base, price: '3350' }, rules)).toEqual([])
    const own = { ...base, price: '3400,00' }
    expect(mergeEdits(base, own, { ...base, price: '3400' }, rules).conflicts).toEqual([])
    expect(mergeEdits(base, { ...base, price: '3350' }, { ...base, price: '3400,00' }, rules)).toEqual({
      merged: { ...base, price: '3400,00' },
      conflicts: [],
    })
  })

  it('are a change in a field of text', () => {
    expect(changedFields({ ...base, name: '2' }, { ...base, name: '2,0' }, rules)).toEqual(['name'])
  })

  it('are compared as typed where they cannot be read', () => {
    const unread = { ...rules, price: z.string().refine((typed) => readDecimal(typed) !== undefined) }
    expect(changedFields(base, { ...base, price: 'abc' }, unread)).toEqual(['price'])
    expect(changedFields({ ...base, price: 'abc' }, { ...base, price: 'abc' }, unread)).toEqual([])
  })
})
