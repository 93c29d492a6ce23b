/** Words of the product registrations' back office. */
export const adminRegistrationsText = {
  title: 'Tuoterekisteröinnit',
  search: 'Hae sarjanumerolla, nimellä, sähköpostilla tai mallilla',
  columns: {
    product: 'Tuote',
    owner: 'Omistaja',
    purchase: 'Ostettu',
    warranty: 'Takuu päättyy',
    registered: 'Rekisteröity',
  },
  sorts: { date: 'Rekisteröity', owner: 'Omistaja', purchase: 'Ostopäivä', warranty: 'Takuun päättyminen' },
  valid: 'Voimassa',
  expired: 'Päättynyt',
  flagged: 'Tarkista',
  flaggedWhy: 'Sama sarjanumero oli jo rekisteröity toisella sähköpostiosoitteella.',
  comments: 'Lisätiedot',
  commentsOf: (serialNumber: string) => `Lisätiedot, sarjanumero ${serialNumber}`,
  empty: {
    title: 'Ei vielä rekisteröintejä',
    text: 'Rekisteröinnit näkyvät täällä, kun asiakas rekisteröi tuotteensa sivustolla.',
  },
  nothingFound: { title: 'Ei tuloksia', text: 'Tarkista sarjanumero tai kokeile toista hakusanaa.' },
  failed: 'Rekisteröintien lataaminen epäonnistui',
}
