/**
 * A URL slug from a title: lower case, å and ä to a, ö to o, anything but a–z, 0–9, space and hyphen removed,
 * white space to a hyphen, repeated hyphens collapsed. Hyphens at the ends are dropped; the result may be empty.
 */
export function slugify(title: string): string {
  return title
    .normalize('NFC')
    .toLowerCase()
    .replace(/[åä]/g, 'a')
    .replace(/ö/g, 'o')
    .replace(/[^a-z0-9\s-]/g, '')
    .replace(/\s+/g, '-')
    .replace(/-+/g, '-')
    .replace(/^-|-$/g, '')
}
