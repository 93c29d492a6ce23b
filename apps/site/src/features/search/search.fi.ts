/** Words of the search. */
export const searchText = {
  title: 'Haku',
  /** The heading: what is searched for, once something is. */
  titleOf: (query: string) => (query.length < 2 ? 'Haku' : `Haku: ${query}`),
  label: 'Hae tuotteista, ohjeista ja artikkeleista',
  supportLabel: 'Hae ohjeista, kysymyksistä ja käyttöoppaista',
  placeholder: 'Esimerkiksi lisäakku',
  close: 'Sulje haku',
  results: 'Hakutulokset',
  /** The heading of what is neither a product nor a question. */
  rest: 'Ohjeet ja artikkelit',
  otherAppliances: 'Muiden laitteiden käyttöajat',
  more: (count: number) => `Näytä ${count} lisää`,
  hint: 'Nuolinäppäimillä valitset tuloksen, Enter avaa sen ja Esc sulkee haun.',
  found: (count: number) => (count === 1 ? '1\u00A0tulos' : `${count}\u00A0tulosta`),
  none: 'Ei tuloksia',
  noneHint: 'Kokeile toista sanaa tai lyhyempää hakua.',
  failed: 'Haku ei juuri nyt toimi. Kokeile hetken kuluttua uudelleen.',
}

/** Words of the search page that no script carries. */
export const searchPageText = {
  description: 'Hae Arkpaxin tuotteista, tukiartikkeleista, usein kysytyistä kysymyksistä, käyttöoppaista ja blogista.',
  notFound: 'Etkö löytänyt etsimääsi?',
  ask: 'Kysy meiltä',
  suggestions: 'Suoraan perille',
  often: 'Haetaan usein',
  examples: ['jääkaappi', 'hidas lataus', 'pakkanen', 'takuu'],
  charge: 'Yhdellä latauksella',
  calculate: 'Laske omilla laitteillasi',
  noScript: 'Haku tarvitsee JavaScriptin. Samat asiat löytyvät myös näiltä sivuilta:',
  groups: 'Tulosten ryhmät',
}

/** What a result is, in the plural: the heading of its group. */
export const kindLabels = {
  product: 'Tuotteet',
  page: 'Sivut',
  article: 'Tukiartikkelit',
  question: 'Usein kysyttyä',
  manual: 'Käyttöoppaat (PDF)',
  appliance: 'Laitteiden käyttöajat',
  useCase: 'Käyttökohteet',
  post: 'Blogi',
  policy: 'Ehdot',
} as const

/** What one result is, where kinds stand together. */
export const kindNames = {
  product: 'Tuote',
  page: 'Sivu',
  article: 'Tukiartikkeli',
  question: 'Kysymys',
  manual: 'Käyttöopas (PDF)',
  appliance: 'Laitteen käyttöaika',
  useCase: 'Käyttökohde',
  post: 'Blogi',
  policy: 'Ehdot',
} as const satisfies Record<SearchKind, string>

export type SearchKind = keyof typeof kindLabels

export const searchKinds: readonly SearchKind[] = [
  'product',
  'page',
  'article',
  'question',
  'manual',
  'appliance',
  'useCase',
  'post',
  'policy',
]
