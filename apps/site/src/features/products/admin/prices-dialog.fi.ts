const products = (count: number) => (count === 1 ? 'yhden tuotteen' : `${count}\u00A0tuotteen`)
const prices = (count: number) => (count === 1 ? 'Yksi hinta muutettu' : `${count}\u00A0hintaa muutettu`)

/** Words of changing the prices of many products. */
export const pricesDialogText = {
  price: {
    title: (count: number) => `Muuta ${products(count)} hintaa`,
    text: 'Uudet hinnat näkyvät sivustolla heti. Kaikki muuttuvat yhdessä tai mikään ei muutu. Muutoksen voi kumota 10\u00A0sekunnin ajan.',
    amount: 'Kuinka paljon',
    preview: 'Hinnat ennen ja jälkeen',
    after: 'Uusi hinta',
    confirm: (count: number) => (count === 1 ? 'Muuta hinta' : 'Muuta hinnat'),
    done: prices,
  },
  campaign: {
    title: (count: number) => `Aseta kampanja ${count === 1 ? 'yhdelle tuotteelle' : `${count}\u00A0tuotteelle`}`,
    text: 'Alennus lasketaan normaalihinnasta. Sivuilla kerrotaan myös kampanjaa edeltävien 30\u00A0päivän alin hinta. Tuotteen aiempi kampanja korvautuu. Muutoksen voi kumota 10\u00A0sekunnin ajan.',
    amount: 'Alennus',
    preview: 'Normaalihinnat ja kampanjahinnat',
    after: 'Kampanjahinta',
    confirm: (_: number) => 'Aseta kampanja',
    done: (count: number) => (count === 1 ? 'Kampanja asetettu' : `Kampanja asetettu ${count}\u00A0tuotteelle`),
  },
  direction: 'Suunta',
  down: 'Laske hintaa',
  up: 'Nosta hintaa',
  unit: 'Yksikkö',
  percent: 'prosenttia (%)',
  euros: 'euroa (€)',
  product: 'Tuote',
  before: 'Hinta nyt',
  amountMissing: 'Anna luku',
  amountUnreadable: 'Anna nollaa suurempi luku, esimerkiksi 5 tai 2,5',
  nothingLeft: 'Muutos on liian suuri: jonkin tuotteen hinta loppuisi kokonaan',
  firstDayMissing: 'Anna ensimmäinen päivä',
  lastDayMissing: 'Anna viimeinen päivä',
  lastDayFirst: 'Viimeinen päivä on ennen ensimmäistä',
  late: 'Joku muu on muuttanut näitä tällä välin, joten mitään ei tallennettu. Tarkista uudet luvut ja yritä uudelleen.',
  lateOne: (name: string, price: string) => `${name}: hinta on nyt ${price}`,
}
