import { type BlogPost, blogPostChange, blogPostInput } from '@arkpax/schema/blog'
import { describe, expect, it } from 'vitest'
import { newPostValues, sentOf, valuesOf } from './post-values.ts'

const post: BlogPost = {
  id: 7,
  title: 'Akku pakkasessa',
  slug: 'akku-pakkasessa',
  excerpt: 'Lyhyesti',
  content: '<p>x</p>',
  author: 'Arkpax Official',
  category: 'Vinkit',
  tags: ['Talvi', 'Akku'],
  image_url: '',
  read_time: '5 min lukuaika',
  is_published: true,
  version: 2,
  published_at: '2026-11-01T10:00:00.000Z',
  created_at: '2026-11-01T10:00:00.000Z',
  updated_at: '2026-11-02T10:00:00.000Z',
}

describe('the form of a post', () => {
  it('shows tags as text and sends them back as the same list', () => {
    expect(valuesOf(post).tags).toBe('Talvi, Akku')
    const { id, version, published_at, created_at, updated_at, ...kept } = post
    expect(blogPostChange.parse(sentOf(valuesOf(post)))).toEqual(kept)
  })

  it('sends tags as a list without the empty ones', () =>
    expect(sentOf({ ...newPostValues, tags: ' Talvi, , Akku ,' }).tags).toEqual(['Talvi', 'Akku']))

  it('makes the slug of a new post from its title, but not that of a post that is there', () => {
    const typed = { ...newPostValues, title: 'Yö ulkona', excerpt: 'x', content: 'x' }
    expect(blogPostInput.parse(typed).slug).toBe('yo-ulkona')
    const { error } = blogPostChange.safeParse(typed)
    expect(error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
      ['slug', 'URL-slug on pakollinen'],
    ])
  })
})
