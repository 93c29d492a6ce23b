import { useEffect, useState } from 'react'
import * as z from 'zod'
import { paths, postPath, productPath } from '~/lib/paths.ts'
import { wholeList } from '~/lib/whole-list.ts'
import type { Named } from './NameField.tsx'

const SHORTEST = 2
const MOST = 8

/** What the site's own search knows of its pages. */
const searchIndex = z.object({ storedFields: z.record(z.string(), z.object({ title: z.string(), href: z.string() })) })

/** The pages of the site that a name finds, by their addresses: what its search knows, and products and posts that are newer. */
export function useSitePages(typed: string): Named[] {
  const [all, setAll] = useState<readonly Named[]>([])
  const name = typed.trim().toLocaleLowerCase('fi')
  const isName = name.length >= SHORTEST && !/^(https?:|mailto:|[/#])/.test(name)

  useEffect(() => {
    if (!isName) return
    let isCurrent = true
    void allPages().then((pages) => isCurrent && setAll(pages))
    return () => {
      isCurrent = false
    }
  }, [isName])

  if (!isName) return []
  const begins = ({ title }: Named) => Number(title.toLocaleLowerCase('fi').startsWith(name))
  return all
    .filter(({ title }) => title.toLocaleLowerCase('fi').includes(name))
    .toSorted((one, other) => begins(other) - begins(one))
    .slice(0, MOST)
}

let kept: Promise<Named[]> | undefined

/** Asked once per visit to the back office, and again where something could not be read. */
function allPages(): Promise<Named[]> {
  kept ??= readPages()
  return kept
}

async function readPages(): Promise<Named[]> {
  const [built, products, posts] = await Promise.all([
    readIndex().catch(() => undefined),
    wholeList('GET /api/products'),
    wholeList('GET /api/blog'),
  ])
  if (!built || !products || !posts) kept = undefined
  const pages = [
    ...(products ?? []).map(({ id, name }) => ({ href: productPath(id), title: name })),
    ...(posts ?? []).map(({ slug, title }) => ({ href: postPath(slug), title })),
    ...(built ?? []),
  ]
  return [...new Map(pages.map((page) => [page.href, page])).values()].map(({ href, title }) => ({
    id: href,
    title,
    detail: href,
  }))
}

async function readIndex() {
  const answer = await fetch(paths.searchIndex)
  return Object.values(searchIndex.parse(await answer.json()).storedFields)
}
