import { paletteKinds } from '@arkpax/schema/palette'
import * as z from 'zod'
import { RECENT } from './forget-recent.ts'
import type { PaletteEntry } from './palette-entries.ts'

const KEPT = 6

const kept = z.array(
  z.object({
    id: z.string(),
    kind: z.enum(['screen', 'action', ...paletteKinds]),
    title: z.string(),
    detail: z.string(),
    href: z.string().startsWith('/'),
  }),
)

/** What was opened last on this device, the newest first. */
export function readRecent(): PaletteEntry[] {
  try {
    return kept.parse(JSON.parse(localStorage.getItem(RECENT) ?? '[]'))
  } catch {
    return []
  }
}

/** Remembers what was opened. Names of customers may be in it, so signing out forgets it. */
export function rememberChoice({ id, kind, title, detail, href }: PaletteEntry): void {
  const others = readRecent().filter((entry) => entry.id !== id)
  localStorage.setItem(RECENT, JSON.stringify([{ id, kind, title, detail, href }, ...others].slice(0, KEPT)))
}
