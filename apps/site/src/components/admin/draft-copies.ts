import { DAY_MS } from '@arkpax/schema/durations'
import * as z from 'zod'
import { call } from '~/lib/api.ts'
import { KEY, PREFIX } from './draft-names.ts'
import { importKey, lock, type OwnKey, unlock } from './locked-text.ts'
import { livingTabs, tabId } from './tab-id.ts'

const COPY = 'arkpax:talteen:'
const PAUSE_MS = 300
/** Longer than a weekend. */
const KEPT_MS = 4 * DAY_MS

const copy = z.object({ owner: z.string(), iv: z.string(), data: z.string(), at: z.number() })
const entries = z.record(z.string(), z.string())

/** Where the browser cannot lock a text or tell which tabs live, there are no copies, and a crash loses what was typed. */
const isAble = () => 'locks' in navigator && 'subtle' in crypto

let timer: ReturnType<typeof setTimeout> | undefined
let own: Promise<OwnKey> | undefined

/**
 * Keeps a copy of everything that is typed in this tab and not saved, locked with the person's own key from the server, so that
 * it survives a crash of the browser and nobody else on the machine can read it.
 */
export function copyDrafts(): void {
  if (!isAble()) return
  clearTimeout(timer)
  timer = setTimeout(() => void storeCopy().catch(() => {}), PAUSE_MS)
}

async function storeCopy() {
  const name = COPY + (await tabId())
  const typed = typedHere()
  if (Object.keys(typed).length === 0) return localStorage.removeItem(name)
  const locked = await lock(await ownKey(), JSON.stringify(typed))
  // Signed out meanwhile: nothing is left behind.
  if (Object.keys(typedHere()).length === 0) return
  localStorage.setItem(name, JSON.stringify({ ...locked, at: Date.now() }))
}

/**
 * Takes what tabs have left behind that are no more, because the browser crashed or they were closed, into this one. What this
 * tab has under the same name stays. Copies of other people stay locked, and go when they are too old.
 */
export async function restoreDrafts(): Promise<void> {
  own = undefined
  if (!isAble() || copyNames().length === 0) return
  const here = COPY + (await tabId())
  await navigator.locks
    .request(COPY, async () => {
      for (const name of await leftBehind()) if (name !== here) await restore(name)
    })
    // What cannot be had back keeps nobody out.
    .catch(() => {})
}

async function restore(name: string) {
  const left = readCopy(name)
  if (!left || left.at < Date.now() - KEPT_MS) return localStorage.removeItem(name)
  const key = await ownKey().catch(() => undefined)
  const text = key && (await unlock(key, left))
  if (text === undefined) return
  for (const [entry, value] of Object.entries(entries.parse(JSON.parse(text))))
    if (sessionStorage.getItem(entry) === null) sessionStorage.setItem(entry, value)
  localStorage.removeItem(name)
  copyDrafts()
}

/** Forgets this tab's copy, and what else there is of the same person in this browser. */
export function forgetCopies(): void {
  if (!isAble()) return
  clearTimeout(timer)
  const mine = own
  own = undefined
  void Promise.all([mine, tabId()])
    .then(([key, id]) => {
      for (const name of copyNames())
        if (name === COPY + id || (key && readCopy(name)?.owner === key.owner)) localStorage.removeItem(name)
    })
    .catch(() => {})
}

const copyNames = () => Object.keys(localStorage).filter((name) => name.startsWith(COPY))

const typedHere = () =>
  Object.fromEntries(Object.entries(sessionStorage).filter(([name]) => name.startsWith(PREFIX) || name.startsWith(KEY)))

function readCopy(name: string) {
  try {
    return copy.safeParse(JSON.parse(localStorage.getItem(name) ?? '')).data
  } catch {
    return undefined
  }
}

/** The copies whose tabs are no more. */
async function leftBehind(): Promise<string[]> {
  const alive = await livingTabs()
  return copyNames().filter((name) => !alive.has(name.slice(COPY.length)))
}

/** Asked of the server once for each who signs in; again where it did not answer. */
function ownKey(): Promise<OwnKey> {
  own ??= call('POST /api/admin/draft-key').then(({ key }) => importKey(key))
  own.catch(() => {
    own = undefined
  })
  return own
}
