/** What the codes of a payment are, for those who do not see them. */
export const QR_CODE_ALT = 'QR-koodi, jossa ovat maksun tiedot'
export const BARCODE_ALT = 'Viivakoodi, jossa ovat maksun tiedot'
