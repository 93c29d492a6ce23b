/** What the standards of e-invoices call things. */

/** '2345678-0' → 'FI23456780' */
export const vatId = (businessId: string) => `FI${businessId.replace('-', '')}`

/** '2345678-0' → '003723456780', the number of an organisation in exchanges of data (OVT) */
export const ovt = (businessId: string) => `0037${businessId.replace('-', '')}`

/**
 * Where a party is found in the network, with the scheme that says of what kind the address is: an account of a bank (9918), an
 * OVT number (0216), else the business id itself (0212).
 */
export function endpointOf(einvoiceAddress: string | null, businessId: string | null) {
  const address = einvoiceAddress?.replace(/\s/g, '') || businessId
  if (!address) return undefined
  if (/^[A-Z]{2}\d{2}[A-Z0-9]{11,}$/.test(address)) return { scheme: '9918', address }
  return { scheme: /^0037\d+/.test(address) ? '0216' : '0212', address }
}

/** Taxed, or at the rate of nothing. */
export const vatCategory = (vatPercent: number) => (vatPercent > 0 ? 'S' : 'Z')
