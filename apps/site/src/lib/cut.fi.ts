/** What is said of a price that has been cut for a campaign. */
export const cutText = {
  campaign: 'Kampanjahinta',
  normal: 'normaalihinta',
  lowest: '30 päivän alin hinta',
  /** '30.11.2026' */
  until: (day: string) => `voimassa ${day} asti`,
}
