import { cpSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { factsOf } from '@arkpax/schema/facts'
import type { Language } from '@arkpax/schema/office-hours-text'
import { seededCatalogue, seededSettings } from '@arkpax/schema/seed-for-test'
import { expect, it } from 'vitest'
import { findBrokenTexts } from './check-texts.ts'

const factsIn = (language: Language) => factsOf({ settings: seededSettings(), products: seededCatalogue() }, language)
const find = (content: string) => findBrokenTexts(content, factsIn)

/** The site's content with one more text in it. */
function contentWith(file: string, text: string): string {
  const content = join(mkdtempSync(join(tmpdir(), 'arkpax-content-')), 'content')
  cpSync('content', content, { recursive: true })
  writeFileSync(join(content, file), text)
  return content
}

const HEAD = `---
title: Talvi
excerpt: Lyhyesti
author: Arkpax
date: "2026-11-20"
image: post-2
imageAlt: Kuva
readTime: 2 min lukuaika
category: Vinkit
tags:
  - Talvi
---
`

it('finds nothing in the content as it is', async () => {
  expect(await find('content')).toEqual([])
})

it.each([
  ['an open brace', `${HEAD}\nHinta {alkaen`, /^Rivi 14: /],
  ['a tag that is not closed', `${HEAD}\nTeksti <b>lihava`, /^Rivi \d+: /],
  ['a component that there is not', `${HEAD}\n<Kortti />`, /Kortti/],
  ['a value that there is not', `${HEAD}\nHinta {hinta} €`, /hinta/],
  ['no head', 'Pelkkä teksti', /^Otsikkotiedot eivät kelpaa \(.*title/],
  [
    'questions that are no list',
    `${HEAD.replace('title: Talvi\n', 'title: Talvi\naskedAs: miten talvella\n')}\nTeksti`,
    /^Otsikkotiedot eivät kelpaa \(askedAs: Kirjoita kysymykset luetteloksi/,
  ],
  ['a head without a picture', `${HEAD.replace('image: post-2\n', '')}\nTeksti`, /^Otsikkotiedot eivät kelpaa \(image/],
  [
    'a placeholder that is none',
    `${HEAD}\nSoita [[company.phon]]`,
    /^Rivi 14: tuntematon paikkamerkki \[\[company\.phon\]\]\.$/,
  ],
  ['a head that is no YAML', `---\ntitle: "Talvi\n---\n\nTeksti`, /./],
])('names a post with %s, and why it cannot be built', async (_, text, reason) => {
  expect(await find(contentWith('blog/rikki.mdx', text))).toEqual([
    { text: 'content/blog/rikki.mdx', reason: expect.stringMatching(reason) },
  ])
})

it('names a manual that cannot be typeset', async () => {
  const head = '---\ntitle: x\nlanguage: fi\nproduct: ark-pro\nversion: "1"\n---\n'
  expect(await find(contentWith('manuals/ark-pro.fi.mdx', `${head}\n> Lainaus`))).toEqual([
    { text: 'content/manuals/ark-pro.fi.mdx', reason: expect.stringContaining('blockquote') },
  ])
})

it('names a manual with a placeholder that is none, and its line', async () => {
  const text = '---\ntitle: x\nlanguage: sv\nproduct: ark-pro\nversion: "1"\n---\n\nVikt [[product.1.vikt]]'
  expect(await find(contentWith('manuals/ark-pro.sv.mdx', text))).toEqual([
    { text: 'content/manuals/ark-pro.sv.mdx', reason: 'Rivi 8: tuntematon paikkamerkki [[product.1.vikt]].' },
  ])
})
