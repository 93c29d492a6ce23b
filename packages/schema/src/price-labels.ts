/** What the lowest price of the 30 days before a cut is called, on pages and in letters; the law sets the time. */
export const LOWEST_PRICE_LABEL: string = '30 päivän alin hinta'
