/** Where the palette keeps what was opened last. */
export const RECENT = 'arkpax:viimeksi'

/** Apart from the palette, which comes when it is opened: whoever signs out forgets it. */
export function forgetRecent(): void {
  localStorage.removeItem(RECENT)
}
