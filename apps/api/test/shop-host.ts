// A process in which a worker of the journeys opens its shops: to start one for each takes as long as what many of them do.
import { rm } from 'node:fs/promises'
import type { Logger } from 'pino'
import { readConfig } from '../src/config.ts'
import { createLog } from '../src/log.ts'
import type * as source from '../src/shop.ts'
import type { ShopAnswer, ShopOrder } from './shop-orders.ts'

/** As it is served, not as it stands in the source. */
const BUILT = new URL('../dist/shop.js', import.meta.url).href
const { createShopWorkers, openShop } = (await import(BUILT)) as typeof source

const workers = createShopWorkers()
/** All shops of the process write into one. */
let log: Logger | undefined
const shops = new Map<number, { close(): Promise<void> }>()

process.on('message', async (order: ShopOrder) => {
  if ('close' in order) return shops.get(order.id)?.close()
  const failure = await open(order.id, order.open).then(
    () => undefined,
    (error: unknown) => String(error),
  )
  process.send?.({ id: order.id, failure } satisfies ShopAnswer)
})
process.on('disconnect', async () => {
  await Promise.all([...shops.values()].map((shop) => shop.close()))
  workers.stop()
  process.exit(0)
})

async function open(id: number, env: Record<string, string>): Promise<void> {
  const config = readConfig(env)
  log ??= createLog(config.logLevel).log
  const shop = await openShop(config, { log, workers, tell: () => {} })
  await shop.ready
  shops.set(id, {
    async close() {
      await shop.stop(0)
      await rm(config.dataDir, { recursive: true, force: true })
      shops.delete(id)
    },
  })
}
