/** What the picture pipeline knows of one picture: its full size and the widths it exists in. */
export interface PictureFiles {
  width: number
  height: number
  widths: number[]
  alt: string
  color?: string
}

/** Everything that a `<picture>` needs. */
export interface PictureSource {
  avif: string
  webp: string
  src: string
  width: number
  height: number
  alt: string
}

type PictureIndex = Record<string, PictureFiles>

const found = import.meta.glob<PictureIndex>('../../../../content/data/images.json', { eager: true, import: 'default' })
const index = new Map(Object.entries(Object.values(found)[0] ?? {}))

const srcset = (name: string, widths: number[], type: 'avif' | 'webp') =>
  widths.map((width) => `/images/${name}-${width}.${type} ${width}w`).join(', ')

const RENDERED = /^\/images\/(.+)-\d+\.(?:webp|avif)$/

/** The name of a rendered picture that the address `/images/<name>-<width>.webp` stands for; any other text as it is. */
export const pictureName = (reference: string) => RENDERED.exec(reference)?.[1] ?? reference

/** Where a picture of a product is for those who fetch one file: a large one of ours, or the address that staff gave. */
export function pictureAddress(reference: string): string {
  const name = pictureName(reference)
  return index.has(name) ? `/images/${name}-1200.webp` : reference
}

/**
 * The files of a rendered picture by its name, or by the address of one of its files; undefined for a picture of elsewhere and
 * while it has not been rendered.
 */
export function pictureSource(reference: string): PictureSource | undefined {
  const name = pictureName(reference)
  const files = index.get(name)
  const smallest = files?.widths[0]
  if (!files || !smallest) return undefined
  const fallback = files.widths.find((width) => width >= 800) ?? smallest
  return {
    avif: srcset(name, files.widths, 'avif'),
    webp: srcset(name, files.widths, 'webp'),
    src: `/images/${name}-${fallback}.webp`,
    width: files.width,
    height: files.height,
    alt: files.alt,
  }
}
