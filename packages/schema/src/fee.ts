import * as z from 'zod'

/** A small price that staff set, in euros. */
export const fee = z
  .number('Anna hinta euroina, esimerkiksi 49,90')
  .min(0, 'Hinta ei voi olla negatiivinen')
  .max(9_999, 'Enintään 9\u00A0999\u00A0€')
  .multipleOf(0.01, 'Enintään kaksi desimaalia')
