import { blogDraftFields } from '@arkpax/schema/blog-drafts'
import * as z from 'zod'

/** What has been typed of a post in one tab and has not reached the server. */
export interface KeptText {
  /** The tab's own; another tab has the same post under another. */
  key: string
  draftId: string
  fields: z.output<typeof blogDraftFields>
  /** What the typing began from, and the version that it had. */
  base: z.output<typeof blogDraftFields>
  version: number
  /** When it was typed, UTC. */
  keptAt: string
}

/** Where a browser keeps texts. Each call rejects where it cannot. */
export interface DraftStore {
  keep(text: KeptText): Promise<void>
  /** The texts of one post, or of all; those of other tabs too. */
  list(draftId?: string): Promise<KeptText[]>
  drop(key: string): Promise<void>
}

const NAME = 'arkpax-blog'
const TEXTS = 'texts'

const keptText = z.object({
  key: z.string(),
  draftId: z.string(),
  fields: blogDraftFields,
  base: blogDraftFields,
  version: z.int(),
  keptAt: z.string(),
})

/**
 * The browser's database: unlike its plain storage, which is written to the disk once in a while, it has a text the moment that it says so, also
 * when the browser is killed then.
 */
export const browserStore: DraftStore = {
  async keep(text) {
    await inStore('readwrite', (store) => store.put(text))
  },
  async list(draftId) {
    const found: unknown[] = await inStore('readonly', (store) => store.getAll())
    const texts = found.flatMap((text) => keptText.safeParse(text).data ?? [])
    return texts.filter((text) => draftId === undefined || text.draftId === draftId)
  },
  async drop(key) {
    await inStore('readwrite', (store) => store.delete(key))
  },
}

let opened: Promise<IDBDatabase> | undefined

function open(): Promise<IDBDatabase> {
  opened ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(NAME, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(TEXTS, { keyPath: 'key' })
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
  opened.catch(() => {
    opened = undefined
  })
  return opened
}

async function inStore<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await open()
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(TEXTS, mode, { durability: 'strict' })
    const request = work(transaction.objectStore(TEXTS))
    transaction.oncomplete = () => resolve(request.result)
    transaction.onerror = () => reject(transaction.error)
    transaction.onabort = () => reject(transaction.error)
  })
}
