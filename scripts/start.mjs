// `npm start`: installs, builds what is stale, migrates, seeds and serves. A build that fails does not keep the shop shut.
import { existsSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { env, install, root, runAlong, runForever } from './bootstrap.mjs'

install()
const { status, isTold } = await runAlong(['scripts/build.ts'])
if (isTold) process.exit(status)
if (status !== 0) serveWhatIsThere(status)
await runForever(['apps/api/dist/start.js'])

/** Says which pages are served instead of new ones; ends where there are none, or where a setting is wrong. */
function serveWhatIsThere(status) {
  const api = join(root, 'apps/api/dist/start.js')
  const pages = resolve(root, env.SITE_DIR || 'apps/site/dist', 'manifest.json')
  const missing = [api, pages].find((file) => !existsSync(file))
  if (missing) {
    console.error(`The build failed, and there is nothing from before to serve (${missing} is missing).`)
    process.exit(status)
  }
  console.error(`The build failed; serving the pages of ${statSync(pages).mtime.toISOString()}.`)
}
