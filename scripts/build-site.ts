import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { PublishedContent } from '@arkpax/schema/published-content'
import { otherLanguages } from '@arkpax/schema/translated-pages'
import * as z from 'zod'
import { factsOfPublished } from '../apps/api/src/published-content.ts'
import { faqLinksOf } from './dead-faq-links.ts'
import { ingredientsOf, leaveOut, newIngredients } from './ingredients.ts'
import { keepGoodTexts, standInForBroken } from './last-good-texts.ts'
import { gatherIcons } from './page-icons.ts'
import { gatherScripts } from './page-scripts.ts'
import { trimPages } from './page-styles.ts'
import { beginBuild } from './put-in-place.ts'
import { writeSiteManifest } from './site-manifest.ts'
import { unbreakPages } from './unbroken-pages.ts'
import { writePublishedContent } from './write-published-content.ts'

const CONTENT = 'content'

/** Astro moves files between its working folders, so that it builds beside them; `siteDir` may be on another volume. */
const WORK = 'apps/site/dist.next'
const KEPT_OUTPUT = 8_000
const SUSPECTED =
  'Julkaiseminen ei onnistunut, kun tämä oli mukana. Tarkista sisältö; jos lueteltuja on useita, vika on jossakin niistä.'

const lastBuild = z.object({ ingredients: z.record(z.string(), z.string()) })

/**
 * Builds the pages of `published` and puts them at `siteDir`. When that fails and something has changed since the pages that
 * are there, they are built once more without it, or with the last good version of a text, and it is named in their manifest.
 */
export async function buildSite(siteDir: string, published: PublishedContent, file: string, mark: string) {
  try {
    await buildOnce(siteDir, published, file, mark)
  } catch (error) {
    const suspects = newIngredients(ingredientsOf(CONTENT, published), readLastGood(siteDir))
    if (!isLastGoodThere(siteDir) || suspects.size === 0 || isOutOfRoom(error)) throw error
    const without = leaveOut(published, suspects, SUSPECTED)
    const rest = { ...without, leftOut: await standInForBroken(siteDir, textsOf(without)) }
    const restFile = file.replace(/\.json$/, '-rest.json')
    writePublishedContent(restFile, rest)
    console.error(`${tell(error)}\nBuilding again without ${[...suspects].join(', ')} …`)
    await buildOnce(siteDir, rest, restFile, mark)
  }
}

async function buildOnce(siteDir: string, published: PublishedContent, file: string, mark: string) {
  const next = beginBuild(siteDir)
  try {
    await runAstro(file, WORK)
    for (const language of otherLanguages) await addLanguage(file, language)
    unbreakPages(WORK)
    await gatherScripts(WORK)
    gatherIcons(WORK)
    trimPages(WORK)
    const about = {
      posts: Object.fromEntries(published.posts.map(({ slug, updated_at }) => [slug, updated_at])),
      leftOut: published.leftOut,
      ingredients: ingredientsOf(CONTENT, published),
      faqLinks: faqLinksOf(CONTENT, published.leftOut),
      builtAt: new Date().toISOString(),
    }
    await writeSiteManifest(WORK, about, siteDir)
    writeFileSync(join(WORK, '.fingerprint'), mark)
    keepGoodTexts(siteDir, textsOf(published), new Date())
    await cp(WORK, next.dir, { recursive: true })
    next.putInPlace()
  } catch (error) {
    next.discard()
    throw error
  } finally {
    rmSync(WORK, { recursive: true, force: true })
  }
}

const textsOf = (published: PublishedContent) => ({
  content: CONTENT,
  leftOut: published.leftOut,
  factsIn: factsOfPublished(published),
})

/** Builds the pages of another language, which take the words of the same screens, and puts them below `/sv` or `/en`. */
async function addLanguage(file: string, language: (typeof otherLanguages)[number]): Promise<void> {
  const dir = `${WORK}.${language}`
  try {
    await runAstro(file, dir, language)
    for (const part of [language, '_astro']) {
      const from = join(dir, part)
      if (existsSync(from)) await cp(from, join(WORK, part), { recursive: true })
    }
  } finally {
    rmSync(dir, { recursive: true, force: true })
  }
}

/** Runs Astro; its output is shown, and is the message of what is thrown when it fails. */
async function runAstro(file: string, dir: string, language = 'fi'): Promise<void> {
  const program = ['--import', './scripts/end-with-parent.mjs', 'node_modules/astro/bin/astro.mjs']
  const args = ['build', '--root', 'apps/site', '--outDir', resolve(dir), '--silent']
  const astro = spawn(process.execPath, [...program, ...args], {
    stdio: ['pipe', 'pipe', 'pipe'],
    env: { ...process.env, PUBLISHED_CONTENT: resolve(file), SITE_LANGUAGE: language },
  })
  const kill = () => void astro.kill()
  process.once('exit', kill)
  let output = ''
  for (const stream of [astro.stdout, astro.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output = `${output}${chunk}`.slice(-KEPT_OUTPUT)
    })
  }
  const status = await new Promise((ended, failed) => astro.once('error', failed).once('close', ended))
  process.off('exit', kill)
  if (status !== 0) throw new Error(output.trim() || `Astro ended with ${status}`)
}

const isLastGoodThere = (siteDir: string) => Object.keys(readLastGood(siteDir)).length > 0

/** The ingredients of the pages that are in place; none where there are no pages, or only those of an older version. */
function readLastGood(siteDir: string): Record<string, string> {
  try {
    return lastBuild.parse(JSON.parse(readFileSync(join(siteDir, 'manifest.json'), 'utf8'))).ingredients
  } catch {
    return {}
  }
}

const isOutOfRoom = (error: unknown) => /ENOSPC|EROFS|EACCES|no space left/.test(tell(error))
const tell = (error: unknown) => (error instanceof Error ? error.message : String(error))
