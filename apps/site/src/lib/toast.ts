/** A short message at the edge of the screen. Failures are destructive. */
export interface Toast {
  title: string
  description?: string
  tone?: 'default' | 'success' | 'destructive'
  /** What it is about: a newer message about the same takes its place. */
  id?: string
  /** One way on: a link, for instance to the comparison, or something to do, with its `name` where the label does not say of what. */
  action?: { label: string; href: string } | { label: string; name?: string; onPress: () => void }
  /** Until when its action is possible, in milliseconds of the epoch: it stays as long, beside newer messages, and no longer. */
  until?: number
}

export const TOAST_EVENT = 'arkpax:toast'

declare global {
  interface DocumentEventMap {
    [TOAST_EVENT]: CustomEvent<Toast>
  }
}

/** Shows a toast; one that is already visible gives way, unless it has its own time. Works from any script or island. */
export function showToast(toast: Toast): void {
  document.dispatchEvent(new CustomEvent<Toast>(TOAST_EVENT, { detail: toast }))
}
