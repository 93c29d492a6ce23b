/** Words of numbers that are changed in the list of products. */
export const productNumbersText = {
  price: (name: string) => `Hinta, ${name}`,
  stock: (name: string) => `Saldo, ${name}`,
  campaign: (price: string, from: string, until: string) => `Kampanja ${price}, ${from}–${until}`,
  priceSaved: (name: string, price: string) => `${name}: hinta on nyt ${price}`,
  stockSaved: (name: string, pieces: string) => `${name}: saldo on nyt ${pieces}`,
  stockUnreadable: 'Anna saldo kokonaislukuna',
  late: (theirs: string, own: string) =>
    `Joku muu on muuttanut tuotetta: hinta on nyt ${theirs}, kirjoitit ${own}. Paina Enter, jos haluat silti oman hintasi.`,
  failed: 'Tallennus epäonnistui. Yritä uudelleen.',
  undone: (name: string) => `${name}: muutos kumottu`,
  undoFailed: 'Kumoaminen epäonnistui',
}
