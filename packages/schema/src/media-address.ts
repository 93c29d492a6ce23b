/** The widths in pixels that a picture is made in, as far as it is wide enough: those of the built-in pictures. */
export const mediaWidths = [480, 800, 1200, 1600] as const

/** What browsers get of a picture, the smaller first. */
export const mediaFormats = ['avif', 'webp'] as const
export type MediaFormat = (typeof mediaFormats)[number]

/** What the address of a file is made of. */
interface Content {
  id: string
  /** Names the content: another one after a replacement or another crop. */
  hash: string
}

/** One file of a picture, which never changes: '/media/<id>/<hash>-800.avif'. */
export const mediaFile = ({ id, hash }: Content, width: number, format: MediaFormat) =>
  `/media/${id}/${hash}-${width}.${format}`

/** Where a thing is for ever, whatever its content: what products and posts keep. A document's ends with its name. */
export const mediaAddress = (id: string, documentName?: string) =>
  documentName ? `/media/${id}/${encodeURIComponent(documentName)}` : `/media/${id}`

const ID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'
const ADDRESS = new RegExp(`^(?:https?://[^/]+)?/media/(${ID})(?:[/?#]|$)`)
const NAMED = new RegExp(`/media/(${ID})`, 'g')

/** The id in an address of the media library; undefined for any other address. */
export const mediaIdOf = (address: string): string | undefined => ADDRESS.exec(address)?.[1]

/** The ids of the media library that a text names, each once. */
export const mediaIdsIn = (text: string): Set<string> => new Set([...text.matchAll(NAMED)].map(([, id = '']) => id))
