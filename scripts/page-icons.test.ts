import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { gatherIcons } from './page-icons.ts'

const icon = (shapes: string, classes = 'size-5') =>
  `<svg class="${classes}" viewBox="0 0 24 24" fill="none" aria-hidden="true">${shapes}</svg>`
const LONG = `<path d="M0 0${'h1'.repeat(100)}"></path>`

/** A page after its icons have been gathered with those of the others, and the common file. */
function gathered(...pages: string[]) {
  const dir = mkdtempSync(join(tmpdir(), 'arkpax-icons-'))
  mkdirSync(join(dir, '_astro'))
  for (const [place, html] of pages.entries()) writeFileSync(join(dir, `${place}.html`), html)
  gatherIcons(dir)
  const files = new Map(
    readdirSync(join(dir, '_astro')).map((file) => [file, readFileSync(join(dir, '_astro', file), 'utf8')]),
  )
  const [[name, sprite] = ['', '']] = files
  return {
    name,
    sprite,
    files,
    pages: pages.map((_, place) => readFileSync(join(dir, `${place}.html`), 'utf8')),
  }
}

it('draws an icon once for all pages, and leaves what is said of its size', () => {
  const { name, sprite, pages } = gathered(`<p>${icon('<path d="M1 1"/>')}</p>`, icon('<path d="M1 1"/>'))
  expect(sprite).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg"><g display="none"><symbol id="i0" viewBox="0 0 24 24" fill="none"><path d="M1 1"/></symbol></g></svg>',
  )
  const use = `<svg class="size-5" aria-hidden="true"><use href="/_astro/${name}#i0"></use></svg>`
  expect(pages).toEqual([`<p>${use}</p>`, use])
})

it('keeps the proportions of a drawing that has no size', () => {
  expect(gathered(icon('<path/>', 'h-4 w-auto')).pages[0]).toContain('aria-hidden="true" viewBox="0 0 24 24"><use')
})

it.each([
  ['a small one of the header', `<header>${icon('<path/>')}</header>`],
  ['one that its page colours', icon('<path/>', 'size-5 stroke-line')],
  ['one whose shapes have classes', icon('<path class="fill-ink"/>')],
  ['one that speaks', '<svg role="img"><path/></svg>'],
  ['one of an island', `<astro-island>${icon('<path/>')}</astro-island>`],
  ['one within another', '<svg aria-hidden="true"><svg><path/></svg></svg>'],
])('leaves %s as it is', (_, html) => {
  expect(gathered(html).pages).toEqual([html])
})

it('gathers a large one of the header', () => {
  expect(gathered(`<header>${icon(LONG)}</header>`).sprite).toContain(LONG)
})

it('puts what most pages have, what a page has besides, and what comes into pages later into files apart', () => {
  const [common, own, late] = ['1', '2', '3'].map((place) => `<path d="M${place} 1"/>`)
  const others = [icon(common ?? ''), icon(common ?? ''), icon(common ?? '')]
  const { files, pages } = gathered(
    `${icon(common ?? '')}${icon(own ?? '')}<dialog data-later>${icon(late ?? '')}${icon(own ?? '')}</dialog>`,
    ...others,
  )
  const drawnIn = [...(pages[0] ?? '').matchAll(/\/_astro\/([^#]+)#/g)].map(([, file = '']) => file)
  expect(drawnIn.map((file) => [common, own, late].map((shapes) => files.get(file)?.includes(shapes ?? '')))).toEqual([
    [true, false, false],
    [false, true, false],
    [false, false, true],
    [false, true, false],
  ])
})
