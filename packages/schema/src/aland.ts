/** Between mainland Finland and Åland, whose postcodes begin so, goods cross a border of value added tax. */
const BEGINNING = '22'

export const isInAland = (postcode: string | null | undefined): boolean =>
  /^\d{5}$/.test(postcode ?? '') && (postcode ?? '').startsWith(BEGINNING)

/** What is said wherever a price of such a delivery would stand. */
export const ALAND_NOTICE =
  'Ahvenanmaan ja muun Suomen välillä on veroraja, joten toimituksen hinta ja verot sovitaan aina erikseen.'
