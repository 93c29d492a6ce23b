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
const index: PictureIndex = Object.values(found)[0] ?? {}

const srcset = (name: string, widths: number[], type: 'avif' | 'webp') =>
  widths.map((width) => `/images/${name}-${width}.${type} ${width}w`).join(', ')

/** The files of a rendered picture, or undefined while it has not been rendered. */
export function pictureSource(name: string): PictureSource | undefined {
  const files = index[name]
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
