import { describe, expect, it } from 'vitest'
import { changedFields, mergeEdits } from './merge-edits.ts'

const base = { name: 'Ark PRO', price: '3350,00', specs: ['Paino: 28 kg'] }

it('what differs from the beginning has been changed, also within a list', () => {
  expect(changedFields(base, { ...base })).toEqual([])
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
})
