import type { MarkdownHeading } from 'astro'

/** The id of each heading of a translation, and that of the same heading of the Finnish text. They have the same headings. */
export function finnishIds(
  translated: readonly MarkdownHeading[],
  finnish: readonly MarkdownHeading[],
): ReadonlyMap<string, string> {
  const depths = (headings: readonly MarkdownHeading[]) => headings.map(({ depth }) => depth).join()
  if (depths(translated) !== depths(finnish)) return new Map()
  return new Map(translated.map(({ slug }, index) => [slug, finnish[index]?.slug ?? slug]))
}

/** A rendered text under other ids, its links within it too. */
export const withIds = (html: string, ids: ReadonlyMap<string, string>): string =>
  html.replace(/ (id="|href="#)([^"]*)"/g, (found, attribute, id) => {
    const other = ids.get(id)
    return other === undefined ? found : ` ${attribute}${other}"`
  })
