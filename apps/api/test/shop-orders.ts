/** What the process that opens shops is told: to open one on these settings, or to close it and delete its data. `id` names a shop. */
export type ShopOrder = { id: number; open: Record<string, string> } | { id: number; close: true }

/** What it answers of a shop that was to open. */
export interface ShopAnswer {
  id: number
  failure: string | undefined
}
