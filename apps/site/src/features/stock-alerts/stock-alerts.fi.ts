/** Words of asking to be told when a product can be had again. */
export const stockAlertText = {
  title: 'Ilmoita, kun tuotetta on saatavilla',
  restock: 'Lisää arvioidaan saapuvan viikolla',
  email: 'Sähköposti',
  hint: 'Lähetämme yhden viestin, kun tuotetta on taas saatavilla. Ilmoitamme jonon järjestyksessä.',
  privacy: 'Tietosuojaseloste',
}

const service = 'Voit kirjoittaa myös osoitteeseen'

/** Words of the page on which the address is confirmed. */
export const confirmAlertText = {
  title: 'Vahvista saatavuusilmoitus',
  description: 'Vahvista sähköpostiosoitteesi, niin kerromme, kun tuotetta on taas saatavilla.',
  text: 'Vahvista yhdellä painalluksella, että osoite on sinun. Sen jälkeen olet jonossa, ja saat yhden viestin, kun tuotetta on saatavilla.',
  noToken: {
    title: 'Linkki on puutteellinen',
    text: 'Avaa linkki uudelleen viestistä tai kopioi se kokonaan selaimen osoiteriville.',
  },
  help: service,
  noScript: 'Vahvistamiseen tarvitaan JavaScript, joka on selaimessasi pois päältä. Voit kirjoittaa myös osoitteeseen',
}

/** Words of the page on which the request is taken back. */
export const cancelAlertText = {
  ...confirmAlertText,
  title: 'Poista saatavuusilmoitus',
  description: 'Poista tuotteesta pyytämäsi saatavuusilmoitus ja osoitteesi.',
  text: 'Poistamme osoitteesi, eikä tuotteesta lähetetä sinulle ilmoitusta. Voit pyytää ilmoitusta uudelleen tuotteen sivulla.',
  noScript: 'Jos painike ei toimi, poista pyyntösi sähköpostiohjelmasi peruutuspainikkeella tai kirjoita osoitteeseen',
}
