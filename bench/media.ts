// Photos of 12 megapixels into the media library, three at a time as the screen sends them: whether all are there, seconds, the
// memory of the server and of the process that makes the pictures, and the p95 of the public list meanwhile against before, beside that
// while pictures are made of as many photos by a process that the server knows nothing of: what the machine itself takes for such work.
// Then what our own pictures of products weigh at 800 px: `node bench/media.ts [photos]`.
import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { globSync, mkdtempSync, statSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { createPictureWorkshop } from '../apps/api/src/services/picture-workshop.ts'
import { jpegPhoto } from '../apps/api/test/make-pictures.ts'
import { mediaSummary, uploadedMedia } from '../packages/schema/src/media.ts'
import { adminLogin } from '../packages/schema/src/staff.ts'
import { peakMiB, start } from './measured.ts'
import { percentile, startVisitor } from './visitor.ts'

const photos = Number(process.argv[2] ?? 200)
const AT_ONCE = 3
const ROUNDS = 8
const QUIET_MS = 6_000
const PIECE = 4 * 1024 * 1024
const PHOTO_BYTES = 4_500_000
const PASSWORD = 'mittauksen-salasana'
const port = 21_000 + (process.pid % 10_000)
const url = `http://127.0.0.1:${port}`

const server = await start(process.execPath, ['apps/api/src/server.ts'], `${url}/api/ready`, {
  PORT: String(port),
  DATA_DIR: mkdtempSync(join(tmpdir(), 'arkpax-media-')),
  ADMIN_PASSWORD: PASSWORD,
  RATE_LIMITS: 'off',
  LOG_LEVEL: 'error',
})
const json = { 'Content-Type': 'application/json' }
const login = await fetch(`${url}/api/admin/login`, {
  method: 'POST',
  headers: json,
  body: JSON.stringify({ password: PASSWORD }),
})
const { token } = adminLogin.parse(await login.json())
const staff = { Authorization: `Bearer ${token}` }
const tus = { ...staff, 'Tus-Resumable': '1.0.0' }

async function upload(photo: Uint8Array, at: number): Promise<void> {
  const begun = await fetch(`${url}/api/admin/uploads`, {
    method: 'POST',
    headers: { ...tus, 'Upload-Length': String(photo.length) },
  })
  const path = begun.headers.get('location') ?? ''
  for (let offset = 0; offset < photo.length; offset += PIECE)
    await fetch(url + path, {
      method: 'PATCH',
      headers: { ...tus, 'Upload-Offset': String(offset), 'Content-Type': 'application/offset+octet-stream' },
      body: photo.slice(offset, offset + PIECE),
    })
  const body = JSON.stringify({ upload_id: path.split('/').at(-1), file_name: `${at}.jpg` })
  const taken = await fetch(`${url}/api/admin/media`, { method: 'POST', headers: { ...staff, ...json }, body })
  if (!taken.ok) throw new Error(`photo ${at} was answered ${taken.status}: ${await taken.text()}`)
  uploadedMedia.parse(await taken.json())
}

const visitor = startVisitor(`${url}/api/products`)

const workersMb = () =>
  execFileSync('pgrep', ['-P', String(server.pid)], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((pid) => peakMiB(pid))
    .join(' + ')

// Twenty are made and wait; more would be the memory of this process alone.
const made = await Promise.all(Array.from({ length: 20 }, (_, at) => jpegPhoto(4_000, 3_000, at + 1)))
let bytes = 0
let seconds = 0
async function uploadThose(numbers: number[]) {
  const rest = [...numbers]
  const uploadOnes = async () => {
    for (let at = rest.shift(); at !== undefined; at = rest.shift()) {
      // Noise behind its end makes each a file of its own, with the weight of a telephone's.
      const photo = Buffer.concat([made[at % made.length] ?? Buffer.alloc(0), randomBytes(PHOTO_BYTES)])
      bytes += photo.length
      await upload(photo, at)
    }
  }
  const began = performance.now()
  await Promise.all(Array.from({ length: AT_ONCE }, uploadOnes))
  seconds += (performance.now() - began) / 1_000
}

const workshop = createPictureWorkshop()
/** The same work without the server: photos from files, three waiting at a time. */
async function makeThose(numbers: number[]) {
  const folder = mkdtempSync(join(tmpdir(), 'arkpax-foreign-'))
  const makeOne = async (at: number) => {
    const source = join(folder, `${at}.jpg`)
    await writeFile(source, made[at % made.length] ?? '')
    await workshop.make({ source, folder, crop: null, withOriginal: true })
  }
  await Promise.all(numbers.map(makeOne))
}

// Quiet and busy times take turns, because the machine's speed drifts.
const quiet: number[] = []
const foreign: number[] = []
const busy: number[] = []
const numbers = Array.from({ length: photos }, (_, at) => at)
for (let at = 0; at < photos; at += photos / ROUNDS) {
  await visitor.times()
  await new Promise((later) => setTimeout(later, QUIET_MS))
  quiet.push(...(await visitor.times()))
  const some = numbers.slice(Math.round(at), Math.round(at + photos / ROUNDS))
  await makeThose(some)
  foreign.push(...(await visitor.times()))
  await uploadThose(some)
  busy.push(...(await visitor.times()))
}
const summary = mediaSummary.parse(await (await fetch(`${url}/api/admin/media/summary`, { headers: staff })).json())
console.log(
  `${summary.pictures} of ${photos} photos are there (${Math.round(bytes / 1_048_576)} MB), ${seconds.toFixed(0)} s`,
)
console.log(`peak memory: server ${peakMiB(server.pid)} MB, pictures ${workersMb()} MB`)
const before = percentile(quiet, 0.95)
for (const [when, times] of Object.entries({ 'while a foreign process makes them': foreign, meanwhile: busy })) {
  const p95 = percentile(times, 0.95)
  console.log(
    `public list p95: ${before.toFixed(1)} ms without, ${p95.toFixed(1)} ms ${when}, ratio ${(p95 / before).toFixed(2)}`,
  )
}
visitor.stop()
await server.stop()

console.log('| Our own picture at 800 px | AVIF kB | WebP kB |\n|---|---|---|')
for (const source of globSync('apps/site/public/images/ark-*-1200.webp').sort()) {
  const folder = mkdtempSync(join(tmpdir(), 'arkpax-weight-'))
  await workshop.make({ source: resolve(source), folder, crop: null, withOriginal: false })
  const kb = (format: string) => (statSync(join(folder, `800.${format}`)).size / 1_000).toFixed(1)
  console.log(`| ${basename(source, '-1200.webp')} | ${kb('avif')} | ${kb('webp')} |`)
}
workshop.stop()
