import { type AdminBlogPost, blogPostChange, blogPostInput } from '@arkpax/schema/blog'
import { draftFieldsOf } from '@arkpax/schema/blog-draft-fields'
import { describe, expect, it } from 'vitest'
import { newPostFields, sentOf } from './post-values.ts'

const post: AdminBlogPost = {
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
  publish_at: null,
  withdraw_at: null,
  created_at: '2026-11-01T10:00:00.000Z',
  updated_at: '2026-11-02T10:00:00.000Z',
}

describe('the form of a post', () => {
  it('shows tags as text and sends them back as the same list', () => {
    const shown = { ...draftFieldsOf(post), is_published: true }
    expect(shown.tags).toBe('Talvi, Akku')
    const { id, version, published_at, publish_at, withdraw_at, created_at, updated_at, ...kept } = post
    expect(blogPostChange.parse(sentOf(shown))).toEqual(kept)
  })

  it('sends tags as a list without the empty ones', () =>
    expect(sentOf({ ...newPostFields, is_published: false, tags: ' Talvi, , Akku ,' }).tags).toEqual(['Talvi', 'Akku']))

  it('makes the slug of a new post from its title, but not that of a post that is there', () => {
    const typed = { ...newPostFields, title: 'Yö ulkona', excerpt: 'x', content: 'x' }
    expect(blogPostInput.parse(typed).slug).toBe('yo-ulkona')
    const { error } = blogPostChange.safeParse(typed)
    expect(error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
      ['slug', 'URL-slug on pakollinen'],
    ])
  })
})
