import type { BlogDraftFields } from '@arkpax/schema/blog-drafts'
import type { DraftStore, KeptText } from './draft-store.ts'

/** What has been typed is sent after a pause of so long, or when it has waited so long while somebody types on. */
const PAUSE_MS = 800
const LONGEST_MS = 1_500
/** The browser has it so soon. */
const COPY_MS = 250
/** A server that did not answer is asked again. */
const RETRY_MS = 2_000

/** How far what is typed has come. */
export type Keeping =
  | { state: 'kept'; at: string | null }
  | { state: 'typing' }
  | { state: 'sending' }
  /** The server does not answer: only the browser has the newest. */
  | { state: 'away' }
  /** The server does not take it, and says why. */
  | { state: 'refused'; why: string }
  /** Somebody else has typed too: it waits until one of the texts is chosen. */
  | { state: 'held' }

/** What came of sending a text. */
export type Sent =
  | { result: 'kept'; version: number; at: string }
  /** Another has been kept meanwhile: this one. */
  | { result: 'stale'; current: Base }
  | { result: 'refused'; why: string }
  | { result: 'away' }

interface Options {
  draftId: string
  /** This tab's own key in the store. */
  key: string
  store: DraftStore
  /** Sends a text over the version that the tab has seen. */
  send: (fields: BlogDraftFields, version: number) => Promise<Sent>
  /** Brings together what is typed with what another has kept, and calls `goOn`. */
  onStale: (current: Base) => void
  onKeeping: (keeping: Keeping) => void
  /** The browser cannot keep texts. */
  onNoStore: () => void
}

/** What the typing goes on from: a text that the server has, and its version. */
export interface Base {
  fields: BlogDraftFields
  version: number
}

/**
 * Keeps what is typed of a post in two places: in the browser within a quarter of a second, and on the server after a short pause, or within a
 * second and a half while the typing goes on. What the server has, the browser forgets.
 */
export function createDraftKeeper({ draftId, key, store, send, onStale, onKeeping, onNoStore }: Options, first: Base) {
  let base = first
  let typed: BlogDraftFields | undefined
  let typedSince = 0
  let keptAt: string | null = null
  let copyTimer: Timer | undefined
  let sendTimer: Timer | undefined
  let sending: Promise<void> | undefined
  let isHeld = false
  let isAway = false
  let isEnded = false
  /** While a choice between two texts waits, what both began from: a reload finds the choice again. */
  let heldBase: BlogDraftFields | undefined

  const tell = (keeping: Keeping) => {
    // Without the network each letter would tell of typing and of sending in vain.
    if (isAway && (keeping.state === 'typing' || keeping.state === 'sending')) return
    isAway = keeping.state === 'away'
    onKeeping(keeping)
  }

  async function copy(): Promise<void> {
    clearTimeout(copyTimer)
    copyTimer = undefined
    if (!typed) return
    const text: KeptText = {
      key,
      draftId,
      fields: typed,
      base: heldBase ?? base.fields,
      version: base.version,
      keptAt: new Date().toISOString(),
    }
    await store.keep(text).catch(onNoStore)
  }

  function sendIn(ms: number) {
    clearTimeout(sendTimer)
    sendTimer = setTimeout(() => void sendNow(), ms)
  }

  async function sendNow(): Promise<void> {
    clearTimeout(sendTimer)
    await sending
    const sent = typed
    if (!sent || isHeld || sending) return
    sending = deliver(sent).finally(() => {
      sending = undefined
    })
    await sending
  }

  async function deliver(sent: BlogDraftFields): Promise<void> {
    tell({ state: 'sending' })
    typedSince = Date.now()
    const { version } = base
    const answer = await send(sent, version)
    if (answer.result === 'kept') {
      base = { fields: sent, version: answer.version }
      keptAt = answer.at
      if (typed !== sent) {
        tell({ state: 'typing' })
        sendIn(Math.max(0, LONGEST_MS - (Date.now() - typedSince)))
        return
      }
      typed = undefined
      clearTimeout(copyTimer)
      tell({ state: 'kept', at: keptAt })
      await store.drop(key).catch(() => {}) // Then it is offered once more, and is the same.
    } else if (answer.result === 'stale') {
      onStale(answer.current)
    } else if (answer.result === 'refused') {
      tell({ state: 'refused', why: answer.why })
    } else {
      tell({ state: 'away' })
      if (!isEnded) sendIn(RETRY_MS)
    }
  }

  const onOnline = () => void sendNow()
  const onLeave = () => {
    void copy()
    void sendNow()
  }
  const onHidden = () => document.hidden && onLeave()
  addEventListener('online', onOnline)
  addEventListener('pagehide', onLeave)
  document.addEventListener('visibilitychange', onHidden)

  return {
    /** What the typing goes on from by now. */
    base: () => base,
    /** Something is typed that the server does not have. */
    isWaiting: () => typed !== undefined,
    /** Hears of everything that is typed. */
    type(fields: BlogDraftFields) {
      if (!typed) typedSince = Date.now()
      typed = fields
      copyTimer ??= setTimeout(() => void copy(), COPY_MS)
      if (isHeld) return
      if (!sending) {
        tell({ state: 'typing' })
        sendIn(Math.max(0, Math.min(PAUSE_MS, LONGEST_MS - (Date.now() - typedSince))))
      }
    },
    /**
     * Goes on from another text: what is typed in it, if anything, is sent over that one. With `held`, what both began from, it is kept here and not sent.
     */
    goOn(from: Base, fields: BlogDraftFields | undefined, held?: BlogDraftFields) {
      base = from
      typed = fields
      heldBase = held
      isHeld = held !== undefined
      if (fields) void copy()
      if (held) tell({ state: 'held' })
      else if (fields) sendIn(0)
      else tell({ state: 'kept', at: keptAt })
    },
    /** Sends what waits, and resolves once the server has it; false where it has not. */
    async flush(): Promise<boolean> {
      await sendNow()
      await sending
      return typed === undefined
    },
    /** Forgets what is typed, here and in the browser. */
    async forget() {
      typed = undefined
      clearTimeout(copyTimer)
      clearTimeout(sendTimer)
      await store.drop(key).catch(() => {}) // There was nothing.
    },
    /** Ends with the screen: what waits is sent and kept once more. */
    end() {
      isEnded = true
      onLeave()
      removeEventListener('online', onOnline)
      removeEventListener('pagehide', onLeave)
      document.removeEventListener('visibilitychange', onHidden)
    },
  }
}

type Timer = ReturnType<typeof setTimeout>
