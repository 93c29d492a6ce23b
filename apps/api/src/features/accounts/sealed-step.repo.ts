import { DAY_MS } from '@arkpax/schema/durations'
import type { Kysely } from 'kysely'
import * as z from 'zod'
import type { Database } from '../../db/database.ts'
import { openText, sealText } from '../../services/sealed-text.ts'
import { serverKey } from './server-keys.repo.ts'

const KEY_NAME = 'form-steps'
const KEPT_MS = DAY_MS
const sealedStep = z.object({ page: z.string(), at: z.number(), step: z.unknown() })

/** What the form of a page has been told so far, as a text for the address of its next step: it is stored nowhere, and only we read it, for a day. */
export async function sealStep(db: Kysely<Database>, page: string, step: unknown, now: Date): Promise<string> {
  const told: z.input<typeof sealedStep> = { page, at: now.getTime(), step }
  return sealText(await serverKey(db, KEY_NAME), JSON.stringify(told))
}

/** The step that an address of the page holds; undefined where we have not made it, and after a day. */
export async function openStep(db: Kysely<Database>, page: string, sealed: string, now: Date): Promise<unknown> {
  const text = openText(await serverKey(db, KEY_NAME), sealed)
  if (text === undefined) return undefined
  const told = sealedStep.parse(JSON.parse(text))
  return told.page === page && told.at > now.getTime() - KEPT_MS ? told.step : undefined
}
