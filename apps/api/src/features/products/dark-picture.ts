import images from '../../../../../content/data/images.json' with { type: 'json' }

const RENDERED = /^\/images\/(?<name>.+)-(?<width>\d+)\.webp$/

/** The widths that the dark variants of the site's own pictures exist in, by name. */
const darkWidths = new Map(
  Object.entries(images).map(([name, picture]) => [name, 'dark' in picture ? picture.dark : []] as const),
)

/** The same picture of a product for a dark screen; undefined of one without such a variant, and of staff's own. */
export function darkPicture(address: string): string | undefined {
  const { name = '', width = '' } = RENDERED.exec(address)?.groups ?? {}
  return darkWidths.get(name)?.includes(Number(width)) ? `/images/${name}-dark-${width}.webp` : undefined
}
