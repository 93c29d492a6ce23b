import { mediaMaxBytes, type UploadedMedia } from '@arkpax/schema/media'
import { ApiError } from '~/lib/api.ts'
import { uploadText as text } from './media.fi.ts'
import type { UploadEvents } from './upload-file.ts'

/** So many are sent at once. */
const AT_ONCE = 3

export type UploadState = 'waiting' | 'sending' | 'paused' | 'making' | 'done' | 'duplicate' | 'failed'

/** A file on its way into the library. */
export interface FileUpload {
  key: number
  name: string
  bytes: number
  sent: number
  state: UploadState
  /** Why it failed. */
  message?: string
}

type Send = (file: File, events: UploadEvents, signal: AbortSignal) => Promise<UploadedMedia>

interface Queued {
  upload: FileUpload
  file: File
  stop: AbortController
}

/** Files that go into the library, three at a time and in the order in which they were chosen. */
export class UploadQueue {
  readonly #send: Send
  readonly #onTaken: () => void
  readonly #hearers = new Set<() => void>()
  #queued: Queued[] = []
  #uploads: readonly FileUpload[] = []
  #keys = 0

  constructor(send: Send, onTaken: () => void) {
    this.#send = send
    this.#onTaken = onTaken
  }

  /** All files, for `useSyncExternalStore`. */
  read = (): readonly FileUpload[] => this.#uploads

  subscribe = (hear: () => void): (() => void) => {
    this.#hearers.add(hear)
    return () => this.#hearers.delete(hear)
  }

  add(files: Iterable<File>): void {
    for (const file of files) {
      const message = refusalOf(file)
      const base = { key: ++this.#keys, name: file.name, bytes: file.size, sent: 0 }
      const upload: FileUpload = message ? { ...base, state: 'failed', message } : { ...base, state: 'waiting' }
      this.#queued.push({ upload, file, stop: new AbortController() })
    }
    this.#next()
  }

  /** Sends a file again that has failed. */
  retry(key: number): void {
    const queued = this.#queued.find(({ upload }) => upload.key === key)
    if (queued?.upload.state !== 'failed') return
    queued.stop = new AbortController()
    this.#change(queued, { state: 'waiting', sent: 0, message: undefined })
    this.#next()
  }

  /** Takes a file out of the list, also one that is being sent. */
  remove(key: number): void {
    const queued = this.#queued.find(({ upload }) => upload.key === key)
    queued?.stop.abort(new DOMException('cancelled', 'AbortError'))
    this.#queued = this.#queued.filter((one) => one !== queued)
    this.#next()
  }

  /** Takes out what has ended. */
  clear(): void {
    this.#queued = this.#queued.filter(({ upload }) => isUnderWay(upload) || upload.state === 'waiting')
    this.#tell()
  }

  #next(): void {
    this.#tell()
    const busy = this.#queued.filter(({ upload }) => isUnderWay(upload)).length
    const waiting = this.#queued.filter(({ upload }) => upload.state === 'waiting').slice(0, AT_ONCE - busy)
    for (const queued of waiting) void this.#start(queued)
  }

  async #start(queued: Queued): Promise<void> {
    this.#change(queued, { state: 'sending' })
    const { signal } = queued.stop
    try {
      const events: UploadEvents = {
        onSent: (sent) => this.#change(queued, { state: 'sending', sent }),
        onPaused: () => this.#change(queued, { state: 'paused' }),
        onMaking: () => this.#change(queued, { state: 'making', sent: queued.upload.bytes }),
      }
      const { is_duplicate } = await this.#send(queued.file, events, signal)
      this.#change(queued, { state: is_duplicate ? 'duplicate' : 'done' })
      this.#onTaken()
    } catch (error) {
      if (signal.aborted) return
      const message = (error instanceof ApiError && error.detail) || text.failed
      this.#change(queued, { state: 'failed', message })
    }
    this.#next()
  }

  #change(queued: Queued, change: Partial<FileUpload>): void {
    queued.upload = { ...queued.upload, ...change }
    this.#tell()
  }

  #tell(): void {
    this.#uploads = this.#queued.map(({ upload }) => upload)
    for (const hear of this.#hearers) hear()
  }
}

/** Whether something of the file is on its way now. */
export const isUnderWay = ({ state }: FileUpload) => state === 'sending' || state === 'paused' || state === 'making'

function refusalOf({ size }: File): string | undefined {
  if (size === 0) return text.empty
  return size > mediaMaxBytes.picture ? text.tooLarge : undefined
}
