// Our API as it is, but with a cache that keeps nothing, so that every read is made anew.
import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import pino from 'pino'
import { createApp } from '../apps/api/src/app.ts'
import { readConfig } from '../apps/api/src/config.ts'
import { connectSqlite } from '../apps/api/src/db/connect.ts'
import { createAssistantThread } from '../apps/api/src/features/chat/assistant-thread.ts'
import { createByteCache } from '../apps/api/src/http/byte-cache.ts'
import { createMediaStore } from '../apps/api/src/services/media-store.ts'
import { createPictureWorkshop } from '../apps/api/src/services/picture-workshop.ts'

const [file = '', port = ''] = process.argv.slice(2)
const cache = createByteCache()
const config = readConfig({ RATE_LIMITS: 'off' })
const app = createApp({
  db: connectSqlite(file),
  config,
  log: pino(pino.destination({ dest: '/dev/null', sync: false, minLength: 4096 })),
  cache: {
    ...cache,
    get(noun, key, now, load) {
      cache.forget(noun)
      return cache.get(noun, key, now, load)
    },
  },
  readPage: async () => undefined,
  publisher: { contentChanged: async () => {}, stop: async () => {} },
  assistant: createAssistantThread(),
  mediaStore: createMediaStore(config),
  pictures: createPictureWorkshop(),
  now: () => new Date(),
  isReady: () => true,
})
createServer(getRequestListener(app.fetch)).listen(Number(port), '127.0.0.1')
