import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { getRequestListener, RequestError } from '@hono/node-server'
import type { Kysely } from 'kysely'
import { seedCatalogue } from '../seeds/catalogue.ts'
import { seedFaq } from '../seeds/faq.ts'
import { seedSettings } from '../seeds/settings.ts'
import { createApp } from './app.ts'
import { type Config, ConfigError } from './config.ts'
import { connectPostgres, connectSqlite } from './db/connect.ts'
import type { Database } from './db/database.ts'
import { migrate } from './db/migrate.ts'
import { isHeld, retryWhile, upTo } from './db/retry.ts'
import type { Deps } from './deps.ts'
import { modelUsage } from './features/ai-writing/model-usage.repo.ts'
import { createAssistantThread, isLearned } from './features/chat/assistant-thread.ts'
import { wakeAssistant } from './features/chat/wake-assistant.service.ts'
import { startMailboxWorker } from './features/contact/mailbox-worker.ts'
import { missingAtStart } from './features/doctor/missing-at-start.service.ts'
import { isInquiryPage } from './features/inquiries/inquiry-pages.ts'
import { isLetterPage } from './features/letters/letter-pages.routes.ts'
import { startLetterWorker } from './features/letters/letter-worker.ts'
import { isHardBounce } from './features/mail/bounce-kind.ts'
import { startMailWorker } from './features/mail/mail-worker.ts'
import { takeFailure } from './features/newsletter/mail-events.service.ts'
import { chooseBuild, noteBuiltPages } from './features/publishing/choose-build.ts'
import { createPublisher } from './features/publishing/publisher.ts'
import { isRecallPage } from './features/recalls/recall-pages.ts'
import { isWithdrawalPage } from './features/returns/withdrawal-pages.ts'
import { prepareAdminPassword } from './features/staff/staff-sessions.service.ts'
import { createByteCache } from './http/byte-cache.ts'
import { answerKeptReads } from './http/kept-reads.ts'
import { createCallCount } from './http/limits.ts'
import { createSite } from './http/site.ts'
import { createWebServer } from './http/web-server.ts'
import { renderMail } from './render-mail.ts'
import { resolvePage } from './resolve-page.ts'
import { startHousekeeping } from './services/housekeeping.ts'
import { createLanguageModel } from './services/language-model.ts'
import { createMailbox } from './services/mailbox.ts'
import { createMailer } from './services/mailer.ts'
import { createMediaStore } from './services/media-store.ts'
import { createPictureWorkshop } from './services/picture-workshop.ts'
import { createSentJournal } from './services/sent-journal.ts'
import { stopTypesetter } from './services/typesetter.ts'
import { minutely, prompt, sweeps } from './sweeps.ts'

/** How long calls under way may take once the shop is told to stop. */
const DRAIN_MS = 10_000
/** How long the start waits for a database that another process holds, such as one that migrates it. */
const START_PATIENCE_MS = 60_000
/** So long after a start the assistant is woken, if nobody has asked it by then. */
const ASSISTANT_WAKES_MS = 60_000

/** What works beside a process's main thread, for all shops that it opens. */
export interface ShopWorkers extends Pick<Deps, 'assistant' | 'pictures'> {
  stop(): void
}

/** Nothing of them is started before it has something to do. */
export function createShopWorkers(): ShopWorkers {
  const pictures = createPictureWorkshop()
  return {
    assistant: createAssistantThread(),
    pictures,
    stop() {
      pictures.stop()
      stopTypesetter()
    },
  }
}

/** What a process gives a shop that it opens; `tell` says a line to people. */
export interface ShopProcess extends Pick<Deps, 'log'> {
  workers: ShopWorkers
  tell(line: string): void
}

/** An open shop. */
export interface Shop {
  /** Resolves when it takes work and lets staff in, which it has told; rejects with a ConfigError where its port cannot be had. */
  ready: Promise<void>
  /** Lets calls under way finish; `noticeMs` is how long a proxy has to see that it is not ready any more. */
  stop(noticeMs: number): Promise<void>
}

/** Opens the whole product on its database and its port: config → db → migrate → listen → drain. Throws a ConfigError that names the setting that stops it. */
export async function openShop(config: Config, { log, workers, tell }: ShopProcess): Promise<Shop> {
  const db = config.databaseUrl
    ? await connectPostgres(config.databaseUrl)
    : connectSqlite(join(config.dataDir, 'arkpax.sqlite'))
  await whenFree(() => prepareDatabase(db, config))

  let state: 'starting' | 'ready' | 'draining' = 'starting'
  const cache = createByteCache()
  const site = createSite(config, resolvePage(db, cache))
  const now = () => new Date()
  const publisher = createPublisher({ db, log, now, build: chooseBuild(config, log) })
  await noteBuiltPages(db, config.siteDir)
  const model = config.model && createLanguageModel(config.model, { usage: modelUsage(db), log, now })
  const mediaStore = createMediaStore(config)
  const { assistant, pictures } = workers
  const edges = { publisher, assistant, model, mediaStore, pictures }
  const deps: Deps = {
    db,
    config,
    log,
    cache,
    ...edges,
    readPage: site.readPage,
    now,
    isReady: () => state === 'ready',
  }
  const calls = createCallCount()
  const answerKept = answerKeptReads(deps, calls)
  const { server, refusals, drain } = createWebServer(
    (request, response) => {
      if (answerKept(request, response)) return
      if (!isForApi(request) && site.serve(request, response)) return
      api(request, response)
    },
    { config },
  )
  const api = getRequestListener(createApp(deps, calls).fetch, {
    // HTTP/1.0, which some checks of health speak, needs to name no host.
    hostname: new URL(config.publicUrl).host,
    errorHandler: (error) => refusals.toResponse(error instanceof RequestError ? 'malformed' : 'internal'),
  })
  const housekeeping = startHousekeeping(deps, { sweeps, minutely, prompt })
  const mailWorker = startMailWorker({
    ...deps,
    mailer: createMailer(config),
    journal: createSentJournal(config),
    render: (mail) => renderMail(mail, deps),
    onFailed: (transaction, mail, reason, at) =>
      takeFailure(transaction, mail, { reason, isHard: isHardBounce(reason) }, at),
  })
  const letterWorker = startLetterWorker(deps)
  const mailboxWorker = config.mailbox && startMailboxWorker({ ...deps, mailbox: createMailbox(config.mailbox) })

  let waking: NodeJS.Timeout | undefined

  async function close(noticeMs: number) {
    state = 'draining'
    clearTimeout(waking)
    housekeeping.stop()
    const buildBrokenOff = publisher.stop()
    const mailsDone = Promise.all([mailWorker.stop(), letterWorker.stop(), mailboxWorker?.stop()])
    await drain({ noticeMs, overdueMs: DRAIN_MS })
    await Promise.all([mailsDone, buildBrokenOff])
    site.stop()
    await db.destroy()
  }
  let closed: Promise<void> | undefined

  async function letIn() {
    // Pages are served at once; ready is who also lets staff in.
    const password = await whenFree(() => prepareAdminPassword(db, config))
    if (state === 'draining') return
    state = 'ready'
    const address = server.address()
    const port = typeof address === 'object' && address ? address.port : config.port
    tell(`Ready: ${config.port === 0 ? `http://localhost:${port}` : config.publicUrl}`)
    if (password) tell(`Admin password (shown only now): ${password}`)
    // Its start takes half a second of a core, which the first pages need more.
    if (isLearned) waking = setTimeout(() => wakeAssistant(deps), ASSISTANT_WAKES_MS).unref()
    try {
      for (const line of await missingAtStart(db, config, now())) tell(line)
    } catch (error) {
      // Whoever stops at once takes the database away meanwhile.
      if (state === 'ready') log.error({ err: error }, 'what is missing could not be told')
    }
  }
  const ready = new Promise<void>((isReady, failed) => {
    server.on('error', (error: NodeJS.ErrnoException) => {
      const isPort = error.code === 'EADDRINUSE' || error.code === 'EACCES'
      failed(new ConfigError(`Invalid ${isPort ? 'PORT' : 'HOST'}: ${error.message}`))
    })
    server.listen(config.port, config.host, () => letIn().then(isReady, failed))
  })

  return {
    ready,
    stop(noticeMs) {
      closed ??= close(noticeMs)
      return closed
    },
  }
}

/** What the API answers; all else is a page. */
const isForApi = ({ url = '', method }: IncomingMessage) =>
  ['/api/', '/media/', '/tarjous/', '/maksu/', '/takuuasia/', '/akkupassi/', '/uutiskirje/vahvista', '/luonnos/'].some(
    (beginning) => url.startsWith(beginning),
  ) ||
  isInquiryPage(method, url) ||
  isLetterPage(url) ||
  /^\/takuuasia(\?|$)/.test(url) ||
  isWithdrawalPage(url) ||
  isRecallPage(url)

/** Brings the database to where the app can use it; can be done again after any failure. */
async function prepareDatabase(db: Kysely<Database>, config: Config) {
  await migrate(db)
  await seedCatalogue(db)
  await seedSettings(db)
  await seedFaq(db)
  if (config.demo) await (await import('../seeds/demo.ts')).seedDemo(db, new Date())
}

/** Does a step of the start again while another process holds the database. */
const whenFree = <T>(step: () => Promise<T>) => retryWhile(upTo(START_PATIENCE_MS, isHeld), step)
