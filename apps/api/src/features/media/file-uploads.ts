import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DAY_MS } from '@arkpax/schema/durations'
import * as z from 'zod'

/** Files that come in pieces, before the library takes them: in `DATA_DIR/uploads`, for a day. */

export const uploadsFolder = (dataDir: string) => join(dataDir, 'uploads')

/** A file whose pieces have all come. */
export interface WholeUpload {
  path: string
  bytes: number
}

/** What the server of the pieces writes beside them. */
const info = z.object({ size: z.int() })

/** A whole upload; undefined while pieces are missing, and when there is none. */
export async function findWholeUpload(dataDir: string, id: string): Promise<WholeUpload | undefined> {
  const path = join(uploadsFolder(dataDir), id)
  try {
    const { size } = info.parse(JSON.parse(await readFile(`${path}.json`, 'utf8')))
    const { size: bytes } = await stat(path)
    return bytes === size ? { path, bytes } : undefined
  } catch {
    return undefined
  }
}

/** A folder for what is made of an upload, which goes with it. */
export async function workFolder(dataDir: string, id: string): Promise<string> {
  const folder = join(uploadsFolder(dataDir), `${id}.work`)
  await mkdir(folder, { recursive: true })
  return folder
}

/** What has come of an upload, for whoever asks again because the answer was lost. */
const outcome = z.object({ id: z.string(), is_duplicate: z.boolean() })
export type UploadOutcome = z.output<typeof outcome>

/** Drops an upload, and keeps only what has come of it. */
export async function endUpload(dataDir: string, id: string, done?: UploadOutcome): Promise<void> {
  const path = join(uploadsFolder(dataDir), id)
  if (done) await writeFile(`${path}.done`, JSON.stringify(done)).catch(() => {})
  for (const part of ['', '.json', '.work']) await rm(`${path}${part}`, { recursive: true, force: true })
}

/** What came of an upload that has ended. */
export async function findOutcome(dataDir: string, id: string): Promise<UploadOutcome | undefined> {
  try {
    return outcome.parse(JSON.parse(await readFile(join(uploadsFolder(dataDir), `${id}.done`), 'utf8')))
  } catch {
    return undefined
  }
}

/** SHA-256 of a file in hex. */
export async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const piece of createReadStream(path)) hash.update(piece as Buffer)
  return hash.digest('hex')
}

const HEAD_BYTES = 64 * 1024

/** The beginning of a file. */
export async function headOfFile(path: string): Promise<Buffer> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

/** Deletes what nobody has touched for a day. */
export async function deleteOldUploads(dataDir: string, now: Date): Promise<void> {
  const folder = uploadsFolder(dataDir)
  const names = await readdir(folder).catch(() => [])
  for (const name of names) {
    const path = join(folder, name)
    const touched = await stat(path).catch(() => undefined)
    if (touched && now.getTime() - touched.mtimeMs > DAY_MS) await rm(path, { recursive: true, force: true })
  }
}
