import type { Toast } from '~/lib/toast.ts'
import { adminTexts } from './admin.fi.ts'

/** For so long the message about what staff have done takes it back. */
export const UNDO_MS = 10_000

interface Undo {
  onPress: () => void
  /** What is taken back, where the message alone does not say it to whoever only hears the button. */
  name?: string
  /** Until when it is possible, in milliseconds of the epoch; ten seconds from now unless told otherwise. */
  until?: number
}

/** What makes a message take back what it tells: `showToast({ title, ...undoable({ onPress }) })`. */
export const undoable = ({ onPress, name, until = Date.now() + UNDO_MS }: Undo): Pick<Toast, 'until' | 'action'> => ({
  until,
  action: { label: adminTexts.undo, ...(name && { name }), onPress },
})
