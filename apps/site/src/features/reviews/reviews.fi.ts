/** Words of the reviews on a product's page. */
export const reviewsText = {
  title: 'Arvostelut',
  verified:
    'Arvostelun voi kirjoittaa vain asiakas, jolle tuote on toimitettu, yhden tuotetta kohti. Tarkistamme toimituksen kirjoittajan vahvistetulla sähköpostiosoitteella. Julkaisemme myös kielteiset arvostelut, emmekä maksa niistä.',
  rules: 'Näin käsittelemme arvosteluja',
  distribution: 'Arvosanojen jakauma',
  stars: (stars: number) => `${stars} ${stars === 1 ? 'tähti' : 'tähteä'}`,
  given: 'kpl',
  empty: {
    title: 'Ei vielä arvosteluja tällä sivustolla',
    text: 'Kun ensimmäinen arvostelu on kirjoitettu, tuotteen arvosana lasketaan täällä julkaistuista arvosteluista.',
  },
  stated: {
    title: 'Arvosana on oma ilmoituksemme',
    text: (stars: string, reviews: string) =>
      `Arvosana ${stars} ja ${reviews} ovat meidän ilmoituksemme: yksittäisiä arvosteluja ei voi lukea täällä. Kun ensimmäinen asiakas arvostelee tuotteen täällä, arvosana lasketaan vain täällä julkaistuista arvosteluista.`,
  },
  /** Beside a review on a page of another language. */
  inFinnish: '',
  noScript: 'Tuoreimpien arvostelujen näyttämiseen tarvitaan JavaScript, joka on selaimessasi pois päältä.',
  write: 'Onko sinulla tämä tuote?',
  toAccount: 'Kirjoita arvostelu omalla tilillä',
  purchase: 'Vahvistettu osto',
  edited: 'Muokattu',
  answer: (brand: string) => `${brand}in vastaus`,
  unfold: 'Näytä koko arvostelu',
  fold: 'Näytä vähemmän',
  more: 'Näytä lisää',
  loading: 'Ladataan arvosteluja…',
  loaded: (count: number) => `${count} arvostelua näkyvissä`,
  failed: 'Arvostelujen lataaminen epäonnistui. Tarkista verkkoyhteys ja yritä uudelleen.',
  retry: 'Yritä uudelleen',
}
