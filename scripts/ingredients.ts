import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { PublishedContent } from '@arkpax/schema/published-content'
import { builtText } from './last-good-texts.ts'

/** Every text, post and product that pages are built from, by a name of its own → a fingerprint of it. */
export type Ingredients = Record<string, string>

const FOLDERS = ['blog', 'support', 'policies', 'use-cases']

/** What a build is made of: the files of `content` and what the database had published. */
export function ingredientsOf(content: string, published: PublishedContent): Ingredients {
  const paths = FOLDERS.flatMap((folder) =>
    readdirSync(join(content, folder)).map((file) => `content/${folder}/${file}`),
  )
  const texts = paths.flatMap((path) => {
    const text = builtText(content, path, published.leftOut)
    return text === undefined ? [] : [[path, hashOf(text)]]
  })
  return Object.fromEntries([
    ...texts,
    ...published.posts.map((post) => [`post:${post.slug}`, hashOf(JSON.stringify(post))]),
    ...published.products.map((product) => [`product:${product.id}`, hashOf(JSON.stringify(product))]),
  ])
}

/** The names of what is new or other than in the last good build: one of them makes the build fail, if any of them does. */
export function newIngredients(now: Ingredients, lastGood: Ingredients): Set<string> {
  const known = new Map(Object.entries(lastGood))
  return new Set(Object.keys(now).filter((name) => known.get(name) !== now[name]))
}

/** The published content without those ingredients, which it names as left out. */
export function leaveOut(published: PublishedContent, names: ReadonlySet<string>, reason: string): PublishedContent {
  const posts = published.posts.filter(({ slug }) => names.has(`post:${slug}`))
  const products = published.products.filter(({ id }) => names.has(`product:${id}`))
  const texts = [...names].filter((name) => name.startsWith('content/'))
  return {
    ...published,
    posts: published.posts.filter((post) => !posts.includes(post)),
    products: published.products.filter((product) => !products.includes(product)),
    leftOut: [
      ...published.leftOut,
      ...[
        ...texts,
        ...posts.map(({ title }) => `Artikkeli: ${title}`),
        ...products.map(({ name }) => `Tuote: ${name}`),
      ].map((text) => ({ text, reason })),
    ],
  }
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 16)
