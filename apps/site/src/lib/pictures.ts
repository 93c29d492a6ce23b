import type { ShownPicture } from '@arkpax/schema/media'
import { type MediaFormat, mediaFile, mediaIdOf } from '@arkpax/schema/media-address'
import { apiUrl } from './api-url.ts'
import { focusClass } from './picture-focus.ts'
import { published } from './published.ts'
import { book, say } from './translation.ts'

/** What the picture pipeline knows of one picture: its full size and the widths it exists in. */
export interface PictureFiles {
  width: number
  height: number
  widths: number[]
  alt: string
  /** Whether `<name>-240.avif` is there, and that of its dark variant: for places of a few dozen pixels. */
  small?: boolean
  /** The widths of `<name>-dark`, the same picture for a dark screen. */
  dark?: number[]
  /** The widths of `<name>-portrait`, the same scene taken upright for a phone. */
  portrait?: number[]
}

/** The addresses of one picture's files by width, as in `srcset`. */
export interface PictureSets {
  avif: string
  webp: string
}

/** Everything that a `<picture>` needs. */
export interface PictureSource extends PictureSets {
  src: string
  width: number
  height: number
  alt: string
  /** `fi` of a description that the language of the page lacks. */
  altLanguage: 'fi' | undefined
  /** The class that keeps its focal point in sight where a frame cuts it. */
  focus?: string
  /** The class of its colour, which `scripts/page-styles.ts` gives the page. */
  tint?: string
  /** For a dark screen. */
  dark?: PictureSets
  /** It was taken in the light studio and has no dark variant. */
  isBright?: boolean
  /** For a phone. */
  portrait?: PictureSets
}

type PictureIndex = Record<string, PictureFiles>

const found = import.meta.glob<PictureIndex>('../../../../content/data/images.json', { eager: true, import: 'default' })
const index = new Map(Object.entries(Object.values(found)[0] ?? {}))

/** The pictures that staff have uploaded. */
const library = new Map(published.media.map((picture) => [picture.id, picture]))
const uploaded = (reference: string) => library.get(mediaIdOf(reference) ?? '')

const srcset = (name: string, widths: number[], type: 'avif' | 'webp') =>
  widths.map((width) => `/images/${name}-${width}.${type} ${width}w`).join(', ')

const setsOf = (name: string, widths: number[]): PictureSets => ({
  avif: srcset(name, widths, 'avif'),
  webp: srcset(name, widths, 'webp'),
})

/** Pictures on the light grey of the studio. */
const LIGHT_STUDIO =
  /-(front|back|stack|folded)$|^(family|rear-cables|rear-mains|stations-together|value-durability|value-service)$/

const RENDERED = /^\/images\/(.+)-\d+\.(?:webp|avif)$/

/** The name of a rendered picture that the address `/images/<name>-<width>.webp` stands for; any other text as it is. */
export const pictureName = (reference: string) => RENDERED.exec(reference)?.[1] ?? reference

/** Where a picture of a product is for those who fetch one file: a large one of ours, or the address that staff gave. */
export function pictureAddress(reference: string): string {
  const picture = uploaded(reference)
  if (picture) return fileOf(picture, picture.widths.at(-1) ?? 0, 'webp')
  const name = pictureName(reference)
  return index.has(name) ? `/images/${name}-1200.webp` : reference
}

/** One file of a picture for a place of a few dozen pixels. */
export interface SmallPicture {
  src: string
  dark?: string
  tint?: string
  /** It was taken in the light studio and has no dark variant. */
  isBright?: boolean
}

/** The small file of a picture, or the smallest that there is; one of elsewhere as it is. */
export function smallPicture(reference: string): SmallPicture {
  const name = pictureName(reference)
  const files = index.get(name)
  if (files?.small) {
    return {
      src: `/images/${name}-240.avif`,
      ...(files.dark ? { dark: `/images/${name}-dark-240.avif` } : { isBright: LIGHT_STUDIO.test(name) }),
    }
  }
  const source = pictureSource(reference)
  return { src: source?.webp.split(' ')[0] ?? reference, tint: source?.tint }
}

/**
 * The files of a picture of the media library by its address, or of a rendered one by its name or the address of one of its
 * files; undefined for a picture of elsewhere and while it has not been rendered.
 */
export function pictureSource(reference: string): PictureSource | undefined {
  const picture = uploaded(reference)
  if (picture) return uploadedSource(picture)
  const name = pictureName(reference)
  const files = index.get(name)
  const smallest = files?.widths[0]
  if (!files || !smallest) return undefined
  const fallback = files.widths.find((width) => width >= 800) ?? smallest
  return {
    ...setsOf(name, files.widths),
    src: `/images/${name}-${fallback}.webp`,
    width: files.width,
    height: files.height,
    alt: say(files.alt),
    altLanguage: book.languageOf(files.alt),
    dark: files.dark && setsOf(`${name}-dark`, files.dark),
    isBright: !files.dark && LIGHT_STUDIO.test(name),
    portrait: files.portrait && setsOf(`${name}-portrait`, files.portrait),
  }
}

const fileOf = (picture: ShownPicture, width: number, format: MediaFormat) => apiUrl(mediaFile(picture, width, format))

function uploadedSource(picture: ShownPicture): PictureSource {
  const { widths, width, height, focal, color } = picture
  const files = (format: MediaFormat) => widths.map((each) => `${fileOf(picture, each, format)} ${each}w`).join(', ')
  const fallback = widths.find((each) => each >= 800) ?? widths.at(-1) ?? 0
  return {
    avif: files('avif'),
    webp: files('webp'),
    src: fileOf(picture, fallback, 'webp'),
    width: width ?? fallback,
    height: height ?? fallback,
    alt: say(picture.alt),
    altLanguage: book.languageOf(picture.alt),
    focus: focusClass(focal),
    tint: color ? color.replace('#', 'tint-') : undefined,
  }
}

/** The first file of a `srcset` that is as wide as a card: 480 pixels or more. */
const FIT_FOR_CARD = /(\S+) (?:4[89]\d|[5-9]\d\d|\d{4,})w/

/** The smallest files of a picture that are fit for a card, for lists that a script makes: of a rendered one as AVIF, of elsewhere its address. */
export function cardPicture(reference: string): SmallPicture {
  const source = pictureSource(reference)
  const smallest = ({ avif }: PictureSets) => FIT_FOR_CARD.exec(avif)?.[1] ?? reference
  return source
    ? { src: smallest(source), dark: source.dark && smallest(source.dark), isBright: source.isBright }
    : { src: reference }
}
