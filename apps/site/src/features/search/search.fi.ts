/** Words of the search. */
export const searchText = {
  label: 'Hae ohjeista, kysymyksistä ja käyttöoppaista',
  placeholder: 'Esimerkiksi hidas lataus tai sarjanumero',
  submit: 'Hae',
  results: 'Hakutulokset',
  found: (count: number) => (count === 1 ? '1\u00A0tulos' : `${count}\u00A0tulosta`),
  none: 'Ei tuloksia. Kokeile toista sanaa tai ota yhteyttä.',
  failed: 'Haku ei juuri nyt toimi. Kokeile hetken kuluttua uudelleen.',
}

/** What a result is. */
export const kindLabels = {
  article: 'Tukiartikkeli',
  question: 'Usein kysyttyä',
  manual: 'Käyttöopas',
  policy: 'Ehdot',
} as const
