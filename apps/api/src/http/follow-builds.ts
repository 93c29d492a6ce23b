import { statSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { readSiteManifest, type SiteManifest } from './site-manifest.ts'

const POLL_MS = 1_000
const KEPT_BYTES = 96 * 1024 * 1024

/** One build with its files, which stay its own when another takes its place. */
export interface BuiltSite extends Pick<SiteManifest, 'assets' | 'posts' | 'dictionary'> {
  /** A file that has been read before. */
  kept(file: string): Buffer | undefined
  read(file: string): Promise<Buffer>
}

/** The build that stands in a folder now. */
export interface FollowedBuilds {
  /** Undefined while there is none. */
  current(): BuiltSite | undefined
  stop(): void
}

/**
 * Follows the manifest of `siteDir`, whoever writes it: within a second of its change the new build is the current one, as a
 * whole. One that cannot be read, because it is half there, leaves the last good one in place.
 */
export function followBuilds(siteDir: string): FollowedBuilds {
  const file = join(siteDir, 'manifest.json')
  let mark = markOf(statSync(file, { throwIfNoEntry: false }))
  let current = open(siteDir)

  async function look() {
    const seen = markOf(await stat(file).catch(() => undefined))
    if (seen === undefined || seen === mark) return
    const next = open(siteDir)
    if (!next) return
    mark = seen
    current = next
  }

  const timer = setInterval(() => void look(), POLL_MS)
  timer.unref()
  return { current: () => current, stop: () => clearInterval(timer) }
}

const markOf = (seen: { mtimeMs: number; ino: number; size: number } | undefined) =>
  seen && `${seen.ino} ${seen.mtimeMs} ${seen.size}`

function open(siteDir: string): BuiltSite | undefined {
  const manifest = readSiteManifest(siteDir)
  if (!manifest) return undefined
  const bodies = new Map<string, Buffer>()
  let keptBytes = 0
  return {
    assets: manifest.assets,
    posts: manifest.posts,
    ...(manifest.dictionary && { dictionary: manifest.dictionary }),
    kept: (file) => bodies.get(file),
    async read(file) {
      const body = await readFile(join(manifest.dir, file))
      if (!bodies.has(file) && keptBytes + body.length <= KEPT_BYTES) {
        bodies.set(file, body)
        keptBytes += body.length
      }
      return body
    },
  }
}
