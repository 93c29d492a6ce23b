import { describe, expect, it } from 'vitest'
import { commonTags, filterFromQuery, isFiltering, type ListedPost, matches, queryOfFilter } from './filter-posts.ts'

const post: ListedPost = {
  title: 'Akku pakkasessa',
  excerpt: 'Seitsemän vinkkiä talveen',
  author: 'Arkpax Official',
  category: 'Vinkit',
  tags: ['Talvi', 'Mökki'],
  date: '2026-11-01',
}
const all = { search: '', category: '', tag: '' }
const found = (filter: Partial<typeof all>) => matches(post, { ...all, ...filter })

describe('the blog list', () => {
  it('finds text in title, excerpt or author, in any case', () => {
    expect(found({ search: 'AKKU' })).toBe(true)
    expect(found({ search: ' seitsemän ' })).toBe(true)
    expect(found({ search: 'official' })).toBe(true)
    expect(found({ search: 'Vinkit' })).toBe(false)
  })

  it('wants search, category and tag all at once', () => {
    expect(found({ search: 'akku', category: 'Vinkit', tag: 'Mökki' })).toBe(true)
    expect(found({ search: 'akku', category: 'Oppaat' })).toBe(false)
    expect(found({ category: 'Vinkit', tag: 'Veneily' })).toBe(false)
    expect(found({ search: 'vene', tag: 'Mökki' })).toBe(false)
  })

  it('knows when a filter is active', () => {
    expect(isFiltering(all)).toBe(false)
    expect(isFiltering({ ...all, search: '  ' })).toBe(false)
    expect(isFiltering({ ...all, tag: 'Talvi' })).toBe(true)
  })

  it('offers the twelve commonest tags', () => {
    const many = Array.from({ length: 20 }, (_, index) => ({
      tags: [`Aihe ${String(index).padStart(2, '0')}`, 'Mökki'],
    }))
    const tags = commonTags(many)
    expect(tags).toHaveLength(12)
    expect(tags.slice(0, 3)).toEqual(['Mökki', 'Aihe 00', 'Aihe 01'])
  })

  it('offers the tags that posts share, where there are enough of them', () => {
    const posts = [
      ['Mökki', 'Vene', 'Talvi'],
      ['Mökki', 'Vene'],
      ['Talvi', 'Sumu'],
    ].map((tags) => ({ tags }))
    expect(commonTags(posts)).toEqual(['Mökki', 'Talvi', 'Vene'])
    expect(commonTags(posts.slice(0, 2))).toEqual(['Mökki', 'Vene', 'Talvi'])
  })

  it('keeps its state in the address', () => {
    const filter = { search: 'akku ja talvi', category: 'Vinkit', tag: 'Mökki' }
    expect(filterFromQuery(queryOfFilter(filter))).toEqual(filter)
    expect(queryOfFilter(all)).toBe('')
  })
})
