import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { languages, pathIn } from '@arkpax/schema/translated-pages'
import { test as look } from './fixtures/looking.ts'
import { expect } from './fixtures/test.ts'

const root = resolve(import.meta.dirname, '../../..')
const dist = join(root, 'apps/site/dist')
const ANCHOR = /<a\b[^>]*?\shref=(?:"([^"]*#[^"]+)"|([^\s">]*#[^\s">]+))/g
const ID = /\sid=(?:"([^"]*)"|([^\s">]+))/g
/** A place in a page of the site, as the assistant's content names its sources. */
const SOURCE = /(?<=[\s'"[(])(\/[a-z0-9/-]+#[^\s'",\])]+)/g

const namesIn = (folder: string, ending: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith(ending))

const found = (text: string, form: RegExp) => [...text.matchAll(form)].map(([, one, other]) => one ?? other ?? '')

const pages = new Map(
  namesIn(dist, '.html').map((file) => [
    `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`,
    readFileSync(join(dist, file), 'utf8'),
  ]),
)

/** Whether an address leads to a place that its page has. A page that only a server can tell of is not built. */
function isThere(address: string, from = '/'): boolean {
  const [place = '', id = ''] = address.split('#')
  const [path = ''] = place.split('?')
  const html = pages.get(path || from)
  return html === undefined || found(html, ID).includes(decodeURIComponent(id))
}

look('every link to a place in a page finds it there, in each language', () => {
  const lost = [...pages].flatMap(([path, html]) =>
    found(html, ANCHOR)
      .filter((address) => !/^\w+:/.test(address) && !isThere(address, path))
      .map((address) => `${path} → ${address}`),
  )
  expect(lost).toEqual([])
})

look('every place that the assistant names as a source is there, in each language', () => {
  const folder = join(root, 'content/assistant')
  const texts = namesIn(folder, '.yml').map((file) => readFileSync(join(folder, file), 'utf8'))
  const sources = [...new Set(texts.flatMap((text) => found(text, SOURCE)))]
  expect(sources.length).toBeGreaterThan(50)
  const inLanguages = sources.flatMap((source) => languages.map((language) => pathIn(language, source)))
  expect(inLanguages.filter((address) => !isThere(address))).toEqual([])
})
