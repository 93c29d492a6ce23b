import { DEFAULT_TARGET_LENGTH, type generatePostInput } from '@arkpax/schema/ai-writing'
import type * as z from 'zod'

/** What the form of AI writing holds: everything as typed. */
export type AiWish = z.input<typeof generatePostInput>

const defaults: AiWish = { topic: '', category: 'Oppaat', target_length: DEFAULT_TARGET_LENGTH, focus_points: '' }

let kept = defaults

/** The wish as it was when the dialog was last closed on this page. */
export const readWish = (): AiWish => kept

export function keepWish(wish: AiWish): void {
  kept = wish
}
