import { expect, it } from 'vitest'
import { previewDocument } from './preview-document.ts'

const post = {
  title: 'Akku pakkasessa',
  category: 'Oppaat',
  author: 'Arkpax Official',
  readTime: '5 min lukuaika',
  picture: '/images/talvi-800.webp',
  date: '2026-11-21T22:30:00.000Z',
  content: '<p>Teksti</p>',
}

it('shows a post as it is dated in Finland', () => {
  const html = previewDocument(post, '/x.css')
  expect(html).toContain('<time>22.11.2026</time>')
  expect(html).toContain('<img class="picture" src="/images/talvi-800.webp" alt="">')
  expect(html).toContain('<div class="prose"><p>Teksti</p></div>')
})

it('shows what is typed into the other fields as text', () => {
  const hostile = '</h1><script>alert(1)</script><img src=x onerror=alert(1)>'
  const html = previewDocument(
    { ...post, title: hostile, category: hostile, author: hostile, readTime: hostile, picture: '"><script>' },
    '/x.css',
  )
  expect(html).not.toContain('<script')
  expect(html).not.toContain('<img')
})
