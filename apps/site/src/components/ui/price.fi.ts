/** What every price says of its tax. */
export const priceText = {
  withVat: 'sis. alv [[terms.vatPercent]]',
  allWithVat: 'Hinnat sisältävät arvonlisäveron [[terms.vatPercent]]',
}
