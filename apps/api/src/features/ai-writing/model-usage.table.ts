/** What has been asked of the language model on a day (UTC). */
export interface ModelUsageTable {
  day: string
  calls: number
  tokens: number
}
