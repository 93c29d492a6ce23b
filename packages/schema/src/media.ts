import * as z from 'zod'
import { listFilters, pageOf, sortBy } from './list-query.ts'
import { line, utcInstant } from './text.ts'
import { version } from './version.ts'

/** What the media library holds: pictures, and PDF documents. */
const mediaKinds = ['picture', 'document'] as const
export type MediaKind = (typeof mediaKinds)[number]

const MIB = 1024 * 1024
/** The largest picture and the largest document that is taken, in bytes. */
export const mediaMaxBytes: Record<MediaKind, number> = { picture: 60 * MIB, document: 30 * MIB }
/** The most pixels of a picture that is taken. */
export const mediaMaxPixels = 40_000_000
/** How long a thing stays in the trash before it is deleted. */
export const mediaTrashDays = 30

/** A place in a picture or a length of it, from 0 to 1. */
const part = z.number('Anna luku').min(0, 'Vähintään 0').max(1, 'Enintään 1')

/** The point of a picture that stays in sight when its frame cuts it, from the left and the top. */
export const focalPoint = z.object({ x: part, y: part })
export type FocalPoint = z.output<typeof focalPoint>

const SMALLEST_PART = 0.05
/** The part of the uploaded picture that is shown. */
export const crop = z
  .object({
    x: part,
    y: part,
    width: part.min(SMALLEST_PART, 'Rajaus on liian kapea'),
    height: part.min(SMALLEST_PART, 'Rajaus on liian matala'),
  })
  .refine(({ x, width }) => x + width <= 1.000_001, { error: 'Rajaus menee kuvan yli', path: ['width'] })
  .refine(({ y, height }) => y + height <= 1.000_001, { error: 'Rajaus menee kuvan yli', path: ['height'] })
export type Crop = z.output<typeof crop>

/** A picture or a document of the library. */
export const media = z.object({
  id: z.string(),
  kind: z.enum(mediaKinds),
  /** As it was called on the computer that it came from. */
  file_name: z.string(),
  /** Where it is for ever, whatever its content: what products and posts keep. */
  address: z.string(),
  /** Size of what was uploaded. */
  bytes: z.int(),
  /** Names the content in the addresses of its files (`mediaFile`). */
  hash: z.string(),
  /** Of the picture as it is shown, in pixels; null of a document. */
  width: z.int().nullable(),
  height: z.int().nullable(),
  /** The widths that its files have. */
  widths: z.array(z.int()),
  /** The whole picture, upright and without its crop; null of a document. */
  original: z.string().nullable(),
  /** What the picture shows, in Finnish; empty of one that is decorative, or whose text is still missing. */
  alt: z.string(),
  is_decorative: z.boolean(),
  /** In the picture as it is shown. */
  focal: focalPoint,
  crop: crop.nullable(),
  /** '#7e7d79': what stands in its place until it has come. */
  color: z.string().nullable(),
  version,
  created_at: utcInstant,
  updated_at: utcInstant,
  trashed_at: utcInstant.nullable(),
})
export type Media = z.output<typeof media>

/** What pages need of a picture, to show it in the right size. */
export const shownPicture = media.pick({
  id: true,
  hash: true,
  width: true,
  height: true,
  widths: true,
  alt: true,
  focal: true,
  color: true,
})
export type ShownPicture = z.output<typeof shownPicture>

/** A place that uses a thing: which noun, what it is called there, and its id. */
const mediaUse = z.object({
  noun: z.enum(['product', 'blog_post', 'settings', 'recall']),
  id: z.string(),
  title: z.string(),
})
export type MediaUse = z.output<typeof mediaUse>

/** A thing with every place that uses it. */
export const usedMedia = media.extend({ uses: z.array(mediaUse) })
export type UsedMedia = z.output<typeof usedMedia>

/** Whether a picture lacks the text that those who do not see it need. */
export const lacksAlt = ({ kind, alt, is_decorative }: Pick<Media, 'kind' | 'alt' | 'is_decorative'>) =>
  kind === 'picture' && alt === '' && !is_decorative

/** What a list is narrowed to: what lacks its text, what no page uses, or what is in the trash. */
export const mediaStates = ['all', 'no-alt', 'unused', 'trash'] as const

/** The library by words in names and texts, by kind, state and the day of uploading. */
export const mediaQuery = pageOf(
  listFilters.extend({
    kind: z.enum(['all', ...mediaKinds]).default('all'),
    state: z.enum(mediaStates).default('all'),
    sort: sortBy(['date', 'name', 'size'], '-date'),
  }),
)
export type MediaQuery = z.output<typeof mediaQuery>

/** How much there is, the trash aside, and what it lacks. */
export const mediaSummary = z.object({
  pictures: z.int(),
  documents: z.int(),
  bytes: z.int(),
  without_alt: z.int(),
  unused: z.int(),
  trashed: z.int(),
})

const MAX_ALT = 300
const fileName = line(200, 'Nimi on pakollinen')
const alt = line(MAX_ALT)

/** The id under which the pieces of a file were sent. */
const uploadId = z.string('Lataus puuttuu').regex(/^[0-9a-f]{32}$/, 'Lataus puuttuu')

/** What makes a thing of the library of a file whose pieces have all come. */
export const mediaInput = z.object({ upload_id: uploadId, file_name: fileName })
export type MediaInput = z.output<typeof mediaInput>

/** What came of an upload: the new thing, or the one with the same content that was there already. */
export const uploadedMedia = z.object({ media, is_duplicate: z.boolean() })
export type UploadedMedia = z.output<typeof uploadedMedia>

/** What staff change; what is left out stays. A picture has a text, or is marked as decorative. */
export const mediaChange = z
  .object({
    file_name: fileName.optional(),
    alt: alt.optional(),
    is_decorative: z.boolean('Anna, onko kuva koristeellinen').optional(),
    focal: focalPoint.optional(),
    crop: crop.nullable().optional(),
  })
  .refine(({ alt, is_decorative }) => alt !== '' || is_decorative === true, {
    error: 'Kirjoita vaihtoehtoinen teksti tai merkitse kuva koristekuvaksi',
    path: ['alt'],
  })
export type MediaChange = z.output<typeof mediaChange>

/** A file that takes the place of a thing's content, under the same address. */
export const mediaReplacement = z.object({ upload_id: uploadId, file_name: fileName })
export type MediaReplacement = z.output<typeof mediaReplacement>
