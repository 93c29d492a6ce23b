import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { readSiteManifest } from '../../http/site-manifest.ts'
import { BEHIND_ALL, giveWay } from '../../services/give-way.ts'
import type { Build } from './publish-pages.ts'

const KEPT_OUTPUT = 8_000

/** The program that builds the pages; a container that only serves does not have it. */
const BUILD_SCRIPT = 'scripts/build.ts'

/**
 * Building on this machine, at low priority; undefined where the program is missing. The program puts the pages into
 * `siteDir` and writes down there what it left out; when it fails, the error's message is the end of what it said.
 */
export function buildHere(siteDir: string): Build | undefined {
  const script = resolve(BUILD_SCRIPT)
  if (!existsSync(script)) return undefined
  return async (signal) => {
    await runAtLowPriority(script, signal)
    return readSiteManifest(siteDir)?.leftOut ?? []
  }
}

/** The program ends when its standard input does, so that it does not outlive a process that was killed. */
async function runAtLowPriority(script: string, signal: AbortSignal): Promise<void> {
  const build = spawn(process.execPath, [script, '--pages'], { stdio: ['pipe', 'pipe', 'pipe'], signal })
  if (build.pid) giveWay(build.pid, BEHIND_ALL)
  let output = ''
  for (const stream of [build.stdout, build.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output = `${output}${chunk}`.slice(-KEPT_OUTPUT)
    })
  }
  await new Promise<void>((done, failed) => {
    build.once('error', failed)
    build.once('close', (code, killedBy) => {
      if (code === 0) done()
      else failed(new Error(output.trim() || `The build ended with ${killedBy ?? code}`))
    })
  })
}
