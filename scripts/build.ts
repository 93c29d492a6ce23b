// `npm run build`: builds what is stale. With `--pages`, only the pages, for a server that has taken the right to build them.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PublishedContent } from '@arkpax/schema/published-content'
import type { LeftOut } from '@arkpax/schema/publishing'
import type { Kysely } from 'kysely'
import { type Config, readConfig, tellFailure } from '../apps/api/src/config.ts'
import type { Database } from '../apps/api/src/db/database.ts'
import { publishPages } from '../apps/api/src/features/publishing/publish-pages.ts'
import { readSiteManifest } from '../apps/api/src/http/site-manifest.ts'
import { factsOfPublished, readPublishedContent } from '../apps/api/src/published-content.ts'
import { API, buildApi } from './build-api.ts'
import { aloneInWorkspace } from './build-lock.ts'
import { buildSite } from './build-site.ts'
import { findBrokenTexts } from './check-texts.ts'
import { findDeadFaqLinks } from './dead-faq-links.ts'
import { fetchSnapshot } from './fetch-snapshot.ts'
import { fingerprint } from './fingerprint.ts'
import { builtText, standInForBroken, tellLeftOut } from './last-good-texts.ts'
import { openShop } from './open-shop.ts'
import { tellFailedBuild } from './tell-failed-build.ts'
import { writePublishedContent } from './write-published-content.ts'

const CACHE = '.cache'
const PUBLISHED = `${CACHE}/published.json`
const WAIT_MS = 1_000
const SCRIPTS = [
  'build',
  'build-api',
  'build-site',
  'built-files',
  'last-good-texts',
  'later-parts',
  'lean-css',
  'open-shop',
  'page-dictionary',
  'page-icons',
  'page-markup',
  'page-scripts',
  'page-styles',
  'page-words',
  'short-names',
  'site-manifest',
  'unbroken-pages',
]
const SHARED = ['packages/schema/src', 'package-lock.json', ...SCRIPTS.map((name) => `scripts/${name}.ts`)]
const onlyPages = process.argv.includes('--pages')

/** Builds a part when its sources, or the settings that are built into it, have changed since what `markFile` tells of. */
async function buildWhenStale(
  part: { name: string; markFile: string; sources: string[]; settings: string[] },
  build: (mark: string) => Promise<unknown>,
) {
  const current = fingerprint([...part.sources, ...SHARED], part.settings)
  const built = existsSync(part.markFile) ? readFileSync(part.markFile, 'utf8') : undefined
  if (built === current && process.env.FORCE_BUILD !== '1') return
  console.log(`Building the ${part.name} …`)
  await build(current)
}

/** Two builds in one folder take turns: the second finds most of its work done. */
const alone = <T>(work: () => Promise<T>) =>
  aloneInWorkspace(`${CACHE}/build.lock`, work, () => console.log('Another build is under way here; waiting for it …'))

/** Bundles the API; staff are told when that fails, because then the pages are not built either. */
async function buildStaleApi(config: Config): Promise<void> {
  const sources = ['apps/api/src', 'apps/api/seeds', 'content']
  const part = { name: 'api', markFile: join(API, '.fingerprint'), sources, settings: [] }
  try {
    await alone(() => buildWhenStale(part, buildApi))
  } catch (error) {
    await tellFailedBuild(config, error).catch((untold: unknown) => console.error(tellFailure(untold)))
    throw error
  }
}

/** Typesets the manuals; when that fails, those that were typeset before stay. Gives what failed. */
async function buildManuals(
  publicUrl: string,
  published: PublishedContent,
  leftOut: readonly LeftOut[],
): Promise<LeftOut[]> {
  const markFile = `${CACHE}/manuals.built`
  const textOf = (file: string) => builtText('content', `content/manuals/${file}`, leftOut)
  const sources = [
    'content/manuals',
    'content/data/manuals.json',
    'apps/site/public/images',
    'apps/site/src/styles/tokens.css',
    'scripts/manuals',
  ]
  try {
    const { settings, products, unshown } = published
    const told = [publicUrl, JSON.stringify([settings, products, unshown])]
    await buildWhenStale({ name: 'manuals', markFile, sources, settings: told }, async (mark) => {
      await (await import('./manuals/build-manuals.ts')).buildManuals(
        publicUrl,
        settings,
        factsOfPublished(published),
        { textOf },
      )
      writeFileSync(markFile, mark)
    })
    return []
  } catch (error) {
    return [{ text: 'Käyttöoppaat (PDF)', reason: error instanceof Error ? error.message : String(error) }]
  }
}

/** Builds the manuals and the pages from one snapshot; gives what had to be left out. */
async function buildPages(takeSnapshot: () => Promise<PublishedContent>, config: Config): Promise<readonly LeftOut[]> {
  const { publicUrl, publicApiUrl = '', siteDir } = config
  process.env.PUBLIC_URL = publicUrl
  process.env.PUBLIC_API_URL = publicApiUrl
  mkdirSync(CACHE, { recursive: true })
  const snapshot = await takeSnapshot()
  const factsIn = factsOfPublished(snapshot)
  const found = { content: 'content', leftOut: await findBrokenTexts('content', factsIn), factsIn }
  const broken = await standInForBroken(siteDir, found)
  const manuals = await buildManuals(publicUrl, snapshot, broken)
  const sound = { ...snapshot, leftOut: [...broken, ...manuals, ...snapshot.leftOut] }
  const published = { ...sound, leftOut: [...sound.leftOut, ...findDeadFaqLinks('content', sound)] }
  writePublishedContent(PUBLISHED, published)
  const sources = [
    'apps/site/src',
    'apps/site/public',
    'apps/site/integrations',
    'apps/site/languages',
    'apps/site/astro.config.ts',
    'content',
  ]
  await buildWhenStale(
    {
      name: 'site',
      markFile: join(siteDir, '.fingerprint'),
      sources: [...sources, PUBLISHED],
      settings: [publicUrl, publicApiUrl],
    },
    (mark) => buildSite(siteDir, published, PUBLISHED, mark),
  )
  const { leftOut = [] } = readSiteManifest(siteDir) ?? {}
  for (const item of leftOut) console.error(tellLeftOut(item))
  return leftOut
}

const readFor = (db: Kysely<Database>, { paytrail }: Config) =>
  readPublishedContent(db, [], { paysOnline: paytrail !== undefined })

/** Builds the pages as the only builder of all processes: waits for one that is at it. */
async function publish(db: Kysely<Database>, config: Config): Promise<void> {
  const build = () => alone(() => buildPages(() => readFor(db, config), config))
  const once = () => publishPages({ db, build, now: () => new Date() })
  if (await once()) return
  console.log('Another process is building the pages; waiting for it …')
  while (!(await once())) await new Promise((later) => setTimeout(later, WAIT_MS))
}

async function main(config: Config) {
  if (!onlyPages) await buildStaleApi(config)
  const { snapshot } = config
  if (snapshot) {
    await alone(() => buildPages(() => fetchSnapshot(snapshot), config))
    return
  }
  const { db, isShared } = await openShop(config)
  try {
    if (isShared && !onlyPages) await publish(db, config)
    else await alone(() => buildPages(() => readFor(db, config), config))
  } finally {
    await db.destroy()
  }
}

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => process.exit(1))
// The server that waits for the pages holds this end open: without it, nobody does any more.
if (onlyPages)
  process.stdin
    .once('close', () => process.exit(1))
    .resume()
    .unref()

try {
  await main(readConfig(process.env))
} catch (error) {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  console.error(tellFailure(onlyPages && cause instanceof Error ? cause.message : cause))
  process.exit(1)
}
process.exit(0)
