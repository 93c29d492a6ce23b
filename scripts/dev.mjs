// `npm run dev`: the API restarts and the site reloads when a file is saved; mails can be looked at under /api/_mails.
import { spawn, spawnSync } from 'node:child_process'
import { env, install, node, root, runForever } from './bootstrap.mjs'

install()
const apiPort = process.env.API_PORT ?? '3001'
const sitePort = process.env.PORT ?? '3000'
const publicUrl = process.env.PUBLIC_URL ?? `http://localhost:${sitePort}`
spawnSync(node, ['scripts/take-snapshot.ts'], { cwd: root, env: { ...env, PUBLIC_URL: publicUrl }, stdio: 'inherit' })
const api = spawn(node, ['--watch', '--watch-preserve-output', 'apps/api/src/server.ts'], {
  cwd: root,
  env: { ...env, PORT: apiPort, PUBLIC_URL: publicUrl, MAIL_PREVIEW: '1' },
  stdio: 'inherit',
})
process.on('exit', () => api.kill('SIGTERM'))
runForever(['node_modules/astro/bin/astro.mjs', 'dev', '--root', 'apps/site', '--port', sitePort], {
  env: { ...env, PUBLIC_URL: publicUrl, API_PROXY: `http://127.0.0.1:${apiPort}` },
})
