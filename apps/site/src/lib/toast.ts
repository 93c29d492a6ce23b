/** A short message at the edge of the screen. Failures are destructive. */
export interface Toast {
  title: string
  description?: string
  tone?: 'default' | 'success' | 'destructive'
  /** One way on: a link, for instance to the comparison, or something to do. */
  action?: { label: string; href: string } | { label: string; onPress: () => void }
  /** How long it stays, in milliseconds; 5 s where nothing is said. */
  durationMs?: number
}

export const TOAST_EVENT = 'arkpax:toast'

declare global {
  interface DocumentEventMap {
    [TOAST_EVENT]: CustomEvent<Toast>
  }
}

/** Shows a toast; one that is already visible gives way. Works from any script or island. */
export function showToast(toast: Toast): void {
  document.dispatchEvent(new CustomEvent<Toast>(TOAST_EVENT, { detail: toast }))
}
