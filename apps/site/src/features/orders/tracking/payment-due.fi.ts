/** Words of how the rest of an order is paid. */
export const paymentText = {
  title: 'Maksaminen',
  amount: 'Maksettavaa',
  due: 'Eräpäivä',
  recipient: 'Saaja',
  iban: 'Tilinumero',
  bic: 'BIC',
  reference: 'Viitenumero',
  rf: 'Viite ulkomailta maksettaessa',
  virtualBarcode: 'Virtuaaliviivakoodi',
  byTransfer: 'Käytä viitenumeroa, niin maksusi löytää tilauksesi. QR-koodin voit lukea pankkisovelluksella.',
  onCollection: 'Maksat tilauksen, kun noudat sen.',
  unsaid: 'Lähetämme sinulle maksuohjeet erikseen.',
  online: 'Siirry maksamaan',
}
