import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { build as bundle } from 'esbuild'
import { type Config, readConfig, tellFailure } from '../apps/api/src/config.ts'
import { fingerprint } from './fingerprint.ts'
import { writeKnowledge } from './knowledge.ts'
import { trimPages } from './page-styles.ts'
import { writePublishedContent } from './published-content.ts'
import { writeSiteManifest } from './site-manifest.ts'

const CACHE = '.cache'
const PUBLISHED = `${CACHE}/published.json`
const SITE = 'apps/site/dist'
const SHARED = [
  'packages/schema/src',
  'package-lock.json',
  'scripts/build.ts',
  'scripts/page-styles.ts',
  'scripts/site-manifest.ts',
]

/** Builds a part when its sources, or the settings that are built into it, have changed since the last time. */
async function buildWhenStale(part: string, sources: string[], settings: string[], build: () => Promise<void>) {
  const mark = `${CACHE}/${part}.built`
  const current = fingerprint([...sources, ...SHARED], settings)
  if (readMark(mark) === current && process.env.FORCE_BUILD !== '1') return
  console.log(`Building the ${part} …`)
  await build()
  mkdirSync(CACHE, { recursive: true })
  writeFileSync(mark, current)
}

function readMark(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

async function buildApi() {
  await bundle({
    entryPoints: ['apps/api/src/start.ts', 'apps/api/src/backup.ts'],
    outdir: 'apps/api/dist',
    bundle: true,
    splitting: true,
    platform: 'node',
    target: 'node24',
    format: 'esm',
    minify: true,
    legalComments: 'none',
    external: ['better-sqlite3', 'pg', '@node-rs/argon2'],
    banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
  })
  writeKnowledge()
}

/** Builds beside the pages that are being served, and puts the new ones in their place at the end. */
async function buildSite() {
  const next = `${SITE}.next`
  const astro = [
    'node_modules/astro/bin/astro.mjs',
    'build',
    '--root',
    'apps/site',
    '--outDir',
    './dist.next',
    '--silent',
  ]
  const { status } = spawnSync(process.execPath, astro, { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
  trimPages(next)
  await writeSiteManifest(next, PUBLISHED)
  rmSync(`${SITE}.old`, { recursive: true, force: true })
  if (existsSync(SITE)) renameSync(SITE, `${SITE}.old`)
  renameSync(next, SITE)
  rmSync(`${SITE}.old`, { recursive: true, force: true })
}

async function buildAll({ publicUrl, publicApiUrl = '' }: Config) {
  process.env.PUBLIC_URL = publicUrl
  process.env.PUBLIC_API_URL = publicApiUrl
  await writePublishedContent(PUBLISHED)
  await buildWhenStale('api', ['apps/api/src', 'content', 'scripts/knowledge.ts'], [], buildApi)
  await buildWhenStale(
    'manuals',
    [
      'content/manuals',
      'content/data/company.json',
      'content/data/manuals.json',
      'apps/site/public/images',
      'apps/site/src/styles/tokens.css',
      'scripts/manuals',
    ],
    [publicUrl],
    async () => void (await (await import('./manuals/build-manuals.ts')).buildManuals(publicUrl)),
  )
  await buildWhenStale(
    'site',
    ['apps/site/src', 'apps/site/public', 'apps/site/integrations', 'apps/site/astro.config.ts', 'content', PUBLISHED],
    [publicUrl, publicApiUrl],
    buildSite,
  )
}

try {
  await buildAll(readConfig(process.env))
} catch (error) {
  console.error(tellFailure(error))
  process.exit(1)
}
