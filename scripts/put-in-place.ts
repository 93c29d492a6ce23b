import { existsSync, lstatSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { basename, join } from 'node:path'

/** Builds that stay beside the one in place: whoever still reads the one before finds its files. */
const KEPT = 2
const ABANDONED_MS = 60 * 60_000

/** A folder to build into. */
export interface NextBuild {
  dir: string
  /** Makes it what `place` shows, in one step; the builds before the last are deleted. */
  putInPlace(): void
  /** Deletes what a failed build has left. */
  discard(): void
}

/**
 * Begins a build for `place`, which is a link to the newest whole build beside it (`<place>.builds/…`): a build that fails,
 * is killed or finds the disk full has touched nothing that is being served.
 */
export function beginBuild(place: string): NextBuild {
  const builds = `${place}.builds`
  const name = newName(builds)
  const dir = join(builds, `${name}.part`)
  mkdirSync(dir, { recursive: true })
  const discard = () => rmSync(dir, { recursive: true, force: true })
  // A build that is told to stop ends its process at once.
  process.once('exit', discard)
  return {
    dir,
    putInPlace() {
      process.off('exit', discard)
      renameSync(dir, join(builds, name))
      pointTo(place, join(basename(builds), name))
      for (const old of oldBuilds(builds)) rmSync(join(builds, old), { recursive: true, force: true })
    },
    discard() {
      process.off('exit', discard)
      discard()
    },
  }
}

/** The time, as names sort by age; one millisecond on where a build of this one stands already. */
function newName(builds: string): string {
  let at = Date.now()
  const nameAt = () => new Date(at).toISOString().replace(/\D/g, '')
  while (existsSync(join(builds, nameAt())) || existsSync(join(builds, `${nameAt()}.part`))) at += 1
  return nameAt()
}

function pointTo(place: string, target: string): void {
  const link = `${place}.builds/next`
  rmSync(link, { force: true })
  symlinkSync(process.platform === 'win32' ? join(place, '..', target) : target, link, 'junction')
  const there = lstatSync(place, { throwIfNoEntry: false })
  // A folder, as older versions made it, cannot be replaced by a link in one step; nor can a junction of Windows.
  if (there && (!there.isSymbolicLink() || process.platform === 'win32')) renameSync(place, `${place}.builds/0`)
  renameSync(link, place)
}

function oldBuilds(builds: string): string[] {
  const names = readdirSync(builds).sort()
  const whole = names.filter((name) => /^\d+$/.test(name))
  const abandoned = names.filter(
    (name) => name.endsWith('.part') && Date.now() - statSync(join(builds, name)).mtimeMs > ABANDONED_MS,
  )
  return [...whole.slice(0, -KEPT), ...abandoned]
}
