export const tradeText = {
  title: 'Myynti ja kuljetus',
  skuHint: 'Kaupan oma koodi, eri jokaisella tuotteella.',
  eanHint: '8 tai 13 numeroa. Jos koodia ei ole, jätä tyhjäksi.',
  vatHint: 'Yleinen verokanta tulee ehdoista. Hinta sisältää veron.',
  lowStockHint: (limit: number) =>
    `Kun vapaana on tämän verran tai vähemmän, tuote näkyy hallinnassa vähissä olevana. Tyhjänä raja on ${limit}\u00A0kpl.`,
  weight: 'Paino pakattuna (kg)',
  unHint: 'Akuille UN3480, laitteessa tai sen mukana oleville akuille UN3481.',
  campaign: 'Kampanja',
  campaignHint:
    'Kampanjahinta on voimassa annettuina päivinä, ensimmäinen ja viimeinen mukaan lukien. Sivuilla kerrotaan myös normaalihinta ja kampanjaa edeltävien 30\u00A0päivän alin hinta. Jos kampanjahinta ei ole sitä alempi, se näytetään tavallisena hintana.',
  removeCampaign: 'Poista kampanja',
  history: 'Hintahistoria',
  historyList: {
    failed: 'Hintahistorian lataaminen epäonnistui',
    empty: { title: 'Ei vielä hintoja', text: 'Hinta tulee historiaan, kun se tallennetaan.' },
  },
  columns: { from: 'Alkaen', price: 'Hinta', kind: 'Laji', by: 'Muuttaja' },
  kinds: { normal: 'Normaalihinta', campaign: 'Kampanjahinta' },
  planned: 'tulossa',
}
