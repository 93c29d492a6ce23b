import { createServer } from 'node:http'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import pino from 'pino'
import { createApp } from './app.ts'
import { type Config, readConfig, tellFailure } from './config.ts'
import { connectPostgres, connectSqlite } from './db/connect.ts'
import { migrate } from './db/migrate.ts'
import { seedCatalogue } from './db/seeds/catalogue.ts'
import type { Deps } from './deps.ts'
import { prepareAdminPassword } from './features/admin-session/admin-session.service.ts'
import { createAssistantLoader } from './features/chat/load-assistant.ts'
import { createByteCache } from './http/byte-cache.ts'
import { createSite } from './http/site.ts'
import { resolvePage } from './resolve-page.ts'
import { startHousekeeping } from './services/housekeeping.ts'
import { createLanguageModel } from './services/language-model.ts'
import { startMailWorker } from './services/mail-worker.ts'
import { createMailer } from './services/mailer.ts'
import { createPublisher, publishByHook, publishHere } from './services/publisher.ts'
import { sweeps } from './sweeps.ts'

const DRAIN_MS = 10_000

/** config → db → migrate → listen → drain (architecture §2). */
async function main(config: Config) {
  const output = pino.destination({ sync: false, minLength: 4096 })
  const log = pino({ level: config.logLevel, base: undefined }, output)
  const db = config.databaseUrl
    ? await connectPostgres(config.databaseUrl)
    : connectSqlite(join(config.dataDir, 'arkpax.sqlite'))
  await migrate(db)
  await seedCatalogue(db)
  if (config.demo) await (await import('./db/seeds/demo.ts')).seedDemo(db, new Date())

  let ready = true
  const cache = createByteCache()
  const site = createSite(config, resolvePage(db, cache))
  const publish = config.rebuildHookUrl ? publishByHook(config.rebuildHookUrl) : publishHere(site.reload)
  const publisher = createPublisher(publish, log)
  const now = () => new Date()
  const model = config.model && createLanguageModel(config.model, { db, log, now })
  const assistant = createAssistantLoader()
  const deps: Deps = { db, config, log, cache, publisher, assistant, model, now, isReady: () => ready }
  const api = getRequestListener(createApp(deps).fetch)
  const server = createServer((request, response) => {
    if (!request.url?.startsWith('/api/') && site.serve(request, response)) return
    api(request, response)
  })
  server.requestTimeout = 30_000
  const housekeeping = startHousekeeping(deps, sweeps)
  const mailWorker = startMailWorker({
    ...deps,
    mailer: createMailer(config),
    render: async (mail) => (await import('./features/mail/render-mail.ts')).renderMail(mail, deps),
  })

  async function drain() {
    if (!ready) return
    ready = false
    housekeeping.stop()
    publisher.stop()
    const mailsDone = mailWorker.stop()
    const overdue = setTimeout(() => server.closeAllConnections(), DRAIN_MS)
    await new Promise((closed) => {
      server.close(closed)
      server.closeIdleConnections()
    })
    clearTimeout(overdue)
    await mailsDone
    await db.destroy()
    output.flushSync()
    process.exit(0)
  }
  process.once('SIGTERM', drain)
  process.once('SIGINT', drain)

  server.listen(config.port, config.host, async () => {
    // Pages are served at once; ready is who also lets staff in.
    const password = await prepareAdminPassword(db, config)
    const address = server.address()
    const port = typeof address === 'object' && address ? address.port : config.port
    console.log(`Ready: ${config.port === 0 ? `http://localhost:${port}` : config.publicUrl}`)
    if (password) console.log(`Admin password (shown only now): ${password}`)
  })
  server.on('error', (error: NodeJS.ErrnoException) => {
    const isPort = error.code === 'EADDRINUSE' || error.code === 'EACCES'
    console.error(`Invalid ${isPort ? 'PORT' : 'HOST'}: ${error.message}`)
    process.exit(1)
  })
}

try {
  await main(readConfig(process.env))
} catch (error) {
  console.error(tellFailure(error))
  process.exit(1)
}
