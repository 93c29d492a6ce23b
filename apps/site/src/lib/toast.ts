/** A short message at the edge of the screen (spec §8). Failures are destructive. */
export interface Toast {
  title: string
  description?: string
  tone?: 'default' | 'success' | 'destructive'
  /** One link, for instance to the comparison. */
  action?: { label: string; href: string }
}

export const TOAST_EVENT = 'arkpax:toast'

declare global {
  interface DocumentEventMap {
    [TOAST_EVENT]: CustomEvent<Toast>
  }
}

/** Shows a toast; one that is already visible gives way (spec §9). Works from any script or island. */
export function showToast(toast: Toast): void {
  document.dispatchEvent(new CustomEvent<Toast>(TOAST_EVENT, { detail: toast }))
}
