const messages = (count: number) => (count === 1 ? '1\u00A0viesti' : `${count}\u00A0viestiä`)

/** Words of acting on many messages at once. */
export const chosenMessagesText = {
  assignee: 'Käsittelijä valituille',
  choose: 'Valitse käsittelijä',
  nobody: 'Ei kenellekään',
  resolve: 'Merkitse ratkaistuiksi',
  read: 'Merkitse luetuiksi',
  snooze: 'Siirrä myöhemmäksi…',
  snoozeTitle: (count: number) => (count === 1 ? 'Milloin viesti palaa?' : `Milloin ${messages(count)} palaa?`),
  assigned: (count: number) => `Käsittelijä vaihdettu: ${messages(count)}`,
  resolved: (count: number) => `Merkitty ratkaistuksi: ${messages(count)}`,
  markedRead: (count: number) => `Merkitty luetuksi: ${messages(count)}`,
  snoozed: (count: number) => `Siirretty myöhemmäksi: ${messages(count)}`,
  undone: (count: number) => `Palautettu ennalleen: ${messages(count)}`,
  rowName: (name: string, subject: string) => `${name}: ${subject}`,
}
