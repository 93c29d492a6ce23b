// Masters to web sizes: node renders/encode.mjs <picture>…   (README.md)
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'

const HERE = import.meta.dirname
const ROOT = join(HERE, '..')
const MASTERS = process.env.ARKPAX_RENDERS ?? join(tmpdir(), 'arkpax-renders')
const IMAGES = join(ROOT, 'apps/site/public/images')
const INDEX = join(ROOT, 'content/data/images.json')
/** 728 fills a phone from edge to edge, 656 between its margins: browsers take the smallest file that is wide enough. */
const WIDTHS = [480, 656, 728, 800, 1200, 1600]
/** What fills a wide screen: shown at two thirds, so that small print in it is sharp, and pressed harder for it. */
const WIDEST = { width: 2400, avif: { quality: 52, effort: 5 } }
/** Two of these stand beside each other on a phone. */
const IN_TABLES = /^(ark-(pro|evo)-hero|extra-battery|solar-panel-open)(-dark)?$/
const HALF_PHONE = 320
/** A phone has two or three pixels to the point, and waits for its first picture: there it weighs a third less, and looks the same. */
const ON_PHONE = { upTo: 728, avif: { quality: 52, chromaSubsampling: '4:2:0', effort: 6 } }
/** A station on a plain ground bears more. */
const PLAIN_ON_PHONE = { ...ON_PHONE.avif, quality: 48 }
const WIDER = { quality: 58, effort: 5 }
/** On a desk, where a pixel is seen. */
const ON_DESK = { from: 1200, avif: { quality: 66, effort: 5 } }
/** `hero-slider.css` shows this part of an upright variant. */
const UPRIGHT_FRAME = { ratio: 8 / 7, down: 0.79 }
/** For places of a few dozen pixels, AVIF alone; a product's page has five of them. */
const SMALL = { width: 240, avif: { quality: 42, effort: 9 } }
/** `<picture>-dark` for a dark screen and `<picture>-portrait` for a phone are variants of `<picture>`. */
const VARIANT = /^(.+)-(dark|portrait)$/
/** The upright variant is a phone's first picture: it has to weigh no more than the wide one does there. */
const UPRIGHT = { widths: [480, 640], avif: { quality: 50, chromaSubsampling: '4:2:0', effort: 6 } }

/** Alternative texts by picture name, from every alt-*.json beside this file. */
async function readAlts() {
  const files = (await readdir(HERE)).filter((file) => /^alt-.*\.json$/.test(file))
  const texts = await Promise.all(files.map(async (file) => JSON.parse(await readFile(join(HERE, file), 'utf8'))))
  return Object.assign({}, ...texts)
}

/** The picture's mean colour as #rrggbb: what stands in its place while it loads. */
async function meanColour(master) {
  const { data } = await sharp(master)
    .resize(1, 1, { fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return `#${data.subarray(0, 3).toString('hex')}`
}

/** How a picture of this width is pressed. */
function avifOf(name, width, upright) {
  if (upright) return UPRIGHT.avif
  if (width >= WIDEST.width) return WIDEST.avif
  if (width >= ON_DESK.from) return ON_DESK.avif
  if (width > ON_PHONE.upTo) return WIDER
  return IN_TABLES.test(name) ? PLAIN_ON_PHONE : ON_PHONE.avif
}

/** The part of an upright variant that a phone shows. */
function shownOf({ width, height }) {
  const shown = Math.round(width / UPRIGHT_FRAME.ratio)
  return { left: 0, top: Math.round((height - shown) * UPRIGHT_FRAME.down), width, height: shown }
}

/** The widths that a picture gets: those that it has, where it is known. */
async function widthsOf(name, variant, master) {
  const known = (await readIndex())[name]?.[variant ?? 'widths']
  const wide = known ?? (IN_TABLES.test(name) ? [HALF_PHONE, ...WIDTHS] : WIDTHS)
  return [...new Set([...wide, WIDEST.width])].filter((each) => each <= master)
}

async function encode(name, alts) {
  const [, shown = name, variant] = VARIANT.exec(name) ?? []
  const alt = alts[shown]
  if (!alt) throw new Error(`${name}: no alternative text in alt-*.json`)
  const master = join(MASTERS, `${name}.png`)
  const { width, height } = await sharp(master).metadata()
  const upright = variant === 'portrait'
  const widths = upright ? UPRIGHT.widths : await widthsOf(shown, variant, width)
  let bytes = 0
  for (const each of widths) {
    const resized = (upright ? sharp(master).extract(shownOf({ width, height })) : sharp(master)).resize(each)
    const avif = await resized
      .clone()
      .avif(avifOf(name, each, upright))
      .toFile(join(IMAGES, `${name}-${each}.avif`))
    const webp = await resized
      .clone()
      .webp({ quality: 82, effort: 5 })
      .toFile(join(IMAGES, `${name}-${each}.webp`))
    bytes += avif.size + webp.size
  }
  await sharp(master)
    .resize(SMALL.width)
    .avif(SMALL.avif)
    .toFile(join(IMAGES, `${name}-${SMALL.width}.avif`))
  console.log(`${name}: ${width}x${height}, ${widths.join('/')}, ${Math.round(bytes / 1024)} kB in all`)
  const entry = variant
    ? { [variant]: widths }
    : { width, height, widths, small: true, alt, color: await meanColour(master) }
  return { shown, entry }
}

async function readIndex() {
  const text = await readFile(INDEX, 'utf8').catch((error) => {
    if (error.code === 'ENOENT') return '{}'
    throw error
  })
  return JSON.parse(text)
}

/** Puts one picture into images.json, or a variant into the entry of the picture that it stands in for; leaves the others as they are. */
async function record({ shown, entry }) {
  const known = await readIndex()
  const merged = { ...known, [shown]: { ...known[shown], ...entry } }
  const sorted = Object.fromEntries(Object.entries(merged).sort(([a], [b]) => (a < b ? -1 : 1)))
  const draft = `${INDEX}.${process.pid}`
  await writeFile(draft, `${JSON.stringify(sorted, null, 2)}\n`)
  await rename(draft, INDEX)
}

const names = process.argv.slice(2)
if (names.length === 0) throw new Error('Name at least one picture')
await mkdir(IMAGES, { recursive: true })
await mkdir(join(ROOT, 'content/data'), { recursive: true })
const alts = await readAlts()
for (const name of names) await record(await encode(name, alts))
