/** Paths that search engines are not shown: staff's and customers' screens, shells, and aliases of a canonical page. */
const unlisted = [
  /^\/(admin|tili|saatavuus)(\/|$)/,
  /^\/(varastonhallinta|inventory-management|kirjaudu|auth|oma-tili|dashboard|tilauksen-seuranta|haku|uutiskirje\/peruuta)$/,
  /^\/(products|blog|product-comparison)$/,
  /\/(404|shell)$/,
]

/** Whether a built page's URL belongs in the sitemap. */
export function isListed(url: string): boolean {
  const path = new URL(url).pathname.replace(/(\.html|\/)$/, '')
  return unlisted.every((pattern) => !pattern.test(path))
}
