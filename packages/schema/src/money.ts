/** Euros on the wire to integer cents. */
export const toCents = (euros: number) => Math.round(euros * 100)

/** Integer cents to the number that travels on the wire. */
export const toEuros = (cents: number) => cents / 100
