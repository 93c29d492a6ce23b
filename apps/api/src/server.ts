import { readConfig, tellFailure } from './config.ts'
import { createLog, logCrash } from './log.ts'
import { createShopWorkers, openShop } from './shop.ts'

/** How long a proxy has to see that the process is not ready any more. */
const NOTICE_MS = 1_000

try {
  const config = readConfig(process.env)
  const processLog = createLog(config.logLevel)
  logCrash(processLog)
  const workers = createShopWorkers()
  const shop = await openShop(config, { log: processLog.log, workers, tell: console.log })

  const end = async (noticeMs: number) => {
    await shop.stop(noticeMs)
    workers.stop()
    processLog.close()
    process.exit(0)
  }
  // A signal to the whole process group comes twice: from whoever sent it, and from `npm start`, which passes it on.
  process.on('SIGTERM', () => end(NOTICE_MS))
  // From a terminal: no proxy has to be told.
  process.on('SIGINT', () => end(0))
  await shop.ready
} catch (error) {
  console.error(tellFailure(error))
  process.exit(1)
}
