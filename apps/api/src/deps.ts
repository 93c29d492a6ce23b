import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { Config } from './config.ts'
import type { Database } from './db/database.ts'
import type { AssistantThread } from './features/chat/assistant-thread.ts'
import type { Publisher } from './features/publishing/publisher.ts'
import type { ByteCache } from './http/byte-cache.ts'
import type { Site } from './http/site.ts'
import type { LanguageModel } from './services/language-model.ts'
import type { MediaStore } from './services/media-store.ts'
import type { PictureWorkshop } from './services/picture-workshop.ts'

/** What the application is given: the edges to the outside, faked or fresh in tests. */
export interface Deps {
  db: Kysely<Database>
  config: Config
  log: Logger
  cache: ByteCache
  publisher: Publisher
  /** The built-in assistant in a thread of its own, which starts with the first question. */
  assistant: AssistantThread
  /** The language model; undefined when the settings name none. */
  model?: LanguageModel
  /** Where the files of the media library are, and who makes its pictures. */
  mediaStore: MediaStore
  pictures: PictureWorkshop
  /** The built pages that the server fills in. */
  readPage: Site['readPage']
  /** The current moment. */
  now: () => Date
  /** Whether the process still takes new work; false while it drains. */
  isReady: () => boolean
}
