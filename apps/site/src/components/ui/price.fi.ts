/** What every price says of its tax. */
export const priceText = {
  withVat: 'sis. alv [[terms.vatPercent]]',
  allWithVat: 'Hinnat sisältävät arvonlisäveron [[terms.vatPercent]]',
  /** Where products are taxed in different ways, each price tells its own percentage. */
  withTheirVat: 'sis. alv',
  allWithTheirVat: 'Hinnat sisältävät arvonlisäveron',
}
