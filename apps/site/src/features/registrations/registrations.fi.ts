/** Words of the registration screen that are not in `content/data/register-benefits.json`. */
export const registrationText = {
  title: 'Rekisteröi tuote',
  description:
    'Rekisteröi Arkpax-tuotteesi, niin sarjanumero, ostopäivä ja takuun päättymispäivä ovat tallessa. Maksutonta ja valmista parissa minuutissa.',
  heroText:
    'Sarjanumero ja ostopäivä talteen yhdellä kertaa. Jos tuote joskus tarvitsee huoltoa, pääsemme suoraan asiaan.',
  benefits: 'Miksi rekisteröidä?',
  serialPicture: 'Tyyppikilpi ja sarjanumero ovat aseman takana.',
  form: {
    title: 'Tuotteen tiedot',
    owner: 'Omistaja',
    product: 'Tuote',
    submit: 'Rekisteröi tuote',
    privacy: 'Käytämme tietoja takuun, huollon ja tuoteturvallisuuden hoitamiseen.',
    privacyLink: 'Tietosuojaseloste',
  },
  receipt: (model: string, warrantyEnd: string) => `${model}: takuu on voimassa ${warrantyEnd} asti.`,
}

export const registrationLabels = {
  firstName: 'Etunimi',
  lastName: 'Sukunimi',
  email: 'Sähköposti',
  phone: 'Puhelin',
  productModel: 'Tuotemalli',
  serialNumber: 'Sarjanumero',
  purchaseDate: 'Ostopäivä',
  retailer: 'Ostopaikka',
  comments: 'Lisätietoja',
}

export const registrationHints = {
  email: 'Käytä samaa osoitetta kuin asiakastililläsi, niin näet takuun tililtäsi.',
  serialNumber: 'Tyyppikilvessä: asemassa ja lisäakussa takana, paneelissa takapinnalla.',
  productModel: 'Valitse malli',
}

/** What an empty or wrong field says. */
export const registrationMessages = {
  firstName: 'Etunimi on pakollinen',
  lastName: 'Sukunimi on pakollinen',
  email: 'Sähköpostiosoite on pakollinen',
  emailInvalid: 'Virheellinen sähköpostiosoite',
  productModel: 'Valitse tuotemalli',
  serialNumber: 'Sarjanumero on pakollinen',
  purchaseDate: 'Ostopäivä on pakollinen',
  purchaseDateInvalid: 'Tarkista ostopäivä: se ei voi olla tulevaisuudessa',
}

/** Answers of the form. */
export const registrationSuccess = {
  title: 'Tuote rekisteröity!',
  description: 'Tuotteesi on nyt rekisteröity takuujärjestelmäämme.',
}

export const registrationFailure = {
  title: 'Rekisteröinti epäonnistui',
  description: 'Yritä uudelleen myöhemmin tai ota yhteyttä asiakaspalveluun.',
}
