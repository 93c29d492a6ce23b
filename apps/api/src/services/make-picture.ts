import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { type Crop, mediaMaxPixels } from '@arkpax/schema/media'
import { mediaWidths } from '@arkpax/schema/media-address'
import sharp, { type Sharp } from 'sharp'
import { kindOfFile } from './picture-kind.ts'
import type { MadePicture, PictureFault, PictureOrder } from './picture-workshop.ts'

/** The longest side of the whole picture that is kept: enough for a crop of half of it in the largest width. */
const ORIGINAL_SIDE = 3_200

// The most AVIF gives for its time: one step slower takes three times as long for a hundredth of the bytes.
const AVIF = { quality: 58, effort: 2 }
const WEBP = { quality: 78, effort: 2 }

// One picture at a time in few threads and without a cache, and only the readers of what is taken.
sharp.cache(false)
sharp.concurrency(1)
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: [
    'VipsForeignLoadJpeg',
    'VipsForeignLoadPng',
    'VipsForeignLoadWebp',
    'VipsForeignLoadNsgif',
    'VipsForeignLoadTiff',
    'VipsForeignLoadHeif',
  ],
})

/** Says what is wrong with the file. */
export class FaultyPicture extends Error {
  readonly fault: PictureFault

  constructor(fault: PictureFault) {
    super(fault)
    this.fault = fault
  }
}

/**
 * Writes the files of a picture into a folder: upright, in sRGB, without anything that the camera wrote beside it, in every
 * width up to its own. Throws `FaultyPicture` for what is no picture that can be taken.
 */
export async function makePicture({
  source,
  folder,
  crop,
  withOriginal,
  onlyOriginal,
}: PictureOrder): Promise<MadePicture> {
  await refuseOtherKinds(source)
  await refuseUnreadable(source)
  try {
    if (withOriginal) await writeOriginal(source, join(folder, 'original.webp'))
    if (onlyOriginal) return { ...(await uprightSize(source)), widths: [], color: null }
    return await writeShown(source, folder, crop)
  } catch (error) {
    throw /truncated|premature|corrupt|bad |invalid|error|not enough/i.test(String(error)) &&
      !/space/i.test(String(error))
      ? new FaultyPicture('broken')
      : error
  }
}

const read = (source: string): Sharp =>
  sharp(source, { failOn: 'truncated', limitInputPixels: mediaMaxPixels, sequentialRead: true })

async function refuseOtherKinds(source: string): Promise<void> {
  const file = await open(source)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(64 * 1024), 0, 64 * 1024, 0)
    const kind = kindOfFile(buffer.subarray(0, bytesRead))
    if (kind === 'pdf') throw new FaultyPicture('not-a-picture')
    if (!['jpeg', 'png', 'gif', 'webp', 'avif', 'tiff'].includes(kind)) throw new FaultyPicture(kind as PictureFault)
  } finally {
    await file.close()
  }
}

async function refuseUnreadable(source: string): Promise<void> {
  const metadata = await sharp(source, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined)
  if (!metadata?.width || !metadata.height) throw new FaultyPicture('broken')
  if (metadata.width * metadata.height > mediaMaxPixels) throw new FaultyPicture('too-many-pixels')
  if ((metadata.pages ?? 1) > 1) throw new FaultyPicture('animated')
}

async function writeOriginal(source: string, file: string): Promise<void> {
  await read(source)
    .autoOrient()
    .resize({ width: ORIGINAL_SIDE, height: ORIGINAL_SIDE, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 90, effort: 0 })
    .toFile(file)
}

async function writeShown(source: string, folder: string, crop: Crop | null): Promise<MadePicture> {
  const upright = await uprightSize(source)
  const area = areaOf(upright, crop)
  const widest = mediaWidths.at(-1) ?? 0
  const shown = await read(source)
    .autoOrient()
    .extract(area)
    .resize({ width: Math.min(area.width, widest) })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const base = () => sharp(shown.data, { raw: shown.info })
  const fitting = mediaWidths.filter((width) => width <= area.width)
  const widths = fitting.length > 0 ? fitting : [area.width]
  for (const width of widths) {
    await base()
      .resize({ width })
      .avif(AVIF)
      .toFile(join(folder, `${width}.avif`))
    await base()
      .resize({ width })
      .webp(WEBP)
      .toFile(join(folder, `${width}.webp`))
  }
  const largest = widths.at(-1) ?? area.width
  return {
    width: largest,
    height: Math.max(1, Math.round((area.height * largest) / area.width)),
    widths,
    color: await colorOf(base()),
  }
}

async function uprightSize(source: string): Promise<{ width: number; height: number }> {
  const { autoOrient } = await read(source).metadata()
  return autoOrient
}

function areaOf({ width, height }: { width: number; height: number }, crop: Crop | null) {
  if (!crop) return { left: 0, top: 0, width, height }
  const left = Math.min(width - 1, Math.round(crop.x * width))
  const top = Math.min(height - 1, Math.round(crop.y * height))
  return {
    left,
    top,
    width: Math.max(1, Math.min(width - left, Math.round(crop.width * width))),
    height: Math.max(1, Math.min(height - top, Math.round(crop.height * height))),
  }
}

/** The average of a picture, which stands in its place until it has come; null where one would see through it. */
async function colorOf(picture: Sharp): Promise<string | null> {
  if (!(await picture.stats()).isOpaque) return null
  const [red = 0, green = 0, blue = 0] = await picture
    .flatten({ background: '#ffffff' })
    .resize(1, 1, { fit: 'fill' })
    .toColourspace('srgb')
    .raw()
    .toBuffer()
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`
}
