import { registrationForm } from '@arkpax/schema/forms/registration'

/** Words of the registration screen that are not in `content/data/register-benefits.json`. */
export const registrationText = {
  title: registrationForm.submit,
  description:
    'Rekisteröi Arkpax-tuotteesi, niin sarjanumero, ostopäivä ja takuun päättymispäivä ovat tallessa. Maksutonta ja valmista parissa minuutissa.',
  heroText:
    'Sarjanumero ja ostopäivä talteen yhdellä kertaa. Jos tuote joskus tarvitsee huoltoa, pääsemme suoraan asiaan.',
  plate: {
    title: 'Sarjanumero on tyyppikilvessä',
    text: 'Kuvassa ympyröity S/N yksilöi laitteesi. Kirjoita lomakkeeseen myös väliviivat.',
    places: [
      { product: 'Asema ja lisäakku', place: 'takana' },
      { product: 'Aurinkopaneeli', place: 'takapinnalla' },
    ],
  },
  benefits: 'Miksi rekisteröidä?',
  form: {
    title: 'Tuotteen tiedot',
    required: 'Tähdellä merkityt kentät ovat pakollisia.',
    owner: 'Omat tiedot',
    product: 'Tuote',
    choose: 'Valitse malli',
    /** Said beside the field and no obstacle: the oldest devices have other numbers. */
    unusualSerial: 'Tarkista sarjanumero: se on yleensä muotoa APX-\u20602400-\u2060000123',
    more: 'Ostopaikka, puhelin ja lisätiedot',
    warranty: 'Takuu on voimassa ilman rekisteröintiäkin.',
    privacy: 'Käytämme tietoja takuun, huollon ja tuoteturvallisuuden hoitamiseen.',
    privacyLink: 'Tietosuojaseloste',
  },
  receipt: (model: string, warrantyEnd: string) => `${model}: takuu on voimassa ${warrantyEnd} asti.`,
}
