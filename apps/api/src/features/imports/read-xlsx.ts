import { inflateRawSync } from 'node:zlib'
import type { Cell } from './read-cell.ts'
import { UnreadableFile } from './unreadable-file.ts'

/** What a workbook may be when it is unpacked. A sheet of 50,000 rows and twenty columns is about 100 MB. */
const MAX_UNPACKED = 200 * 1024 * 1024

const DAMAGED =
  'Excel-tiedostoa ei voitu lukea. Avaa se Excelissä, tallenna uudelleen XLSX-muodossa ja yritä uudelleen.'
const TOO_LARGE = 'Excel-tiedosto on purettuna liian suuri. Jaa se osiin tai tallenna CSV-muodossa.'

/** Whether a file is an archive, as workbooks are. */
export const isArchive = (bytes: Uint8Array) => Buffer.from(bytes.subarray(0, 4)).toString('latin1') === 'PK\x03\x04'

/** The cells of the first sheet of a workbook, row by row. Formulas give the values that the workbook remembers. */
export async function readXlsx(bytes: Uint8Array): Promise<Cell[][]> {
  const archive = Buffer.from(bytes)
  refuseBomb(archive)
  // Most files are CSV, and loading this takes longer than reading one.
  const { readSheet } = await import('read-excel-file/node')
  try {
    const rows = await readSheet(archive)
    return rows.map((row) => row.map((cell) => cell as Cell))
  } catch {
    throw new UnreadableFile(DAMAGED)
  }
}

const END = 0x06054b50
const ENTRY = 0x02014b50
const STORED = 0
const DEFLATED = 8

/**
 * Throws where what is packed is larger than it may be, or than its list of contents says: each part is unpacked as far as it says and
 * no further.
 */
function refuseBomb(archive: Buffer): void {
  const end = archive.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]))
  if (end < 0 || end + 22 > archive.length || archive.readUInt32LE(end) !== END) throw new UnreadableFile(DAMAGED)
  let at = archive.readUInt32LE(end + 16)
  let unpacked = 0
  for (let left = archive.readUInt16LE(end + 10); left > 0; left -= 1) {
    if (at + 46 > archive.length || archive.readUInt32LE(at) !== ENTRY) throw new UnreadableFile(DAMAGED)
    const size = archive.readUInt32LE(at + 24)
    unpacked += size
    if (unpacked > MAX_UNPACKED) throw new UnreadableFile(TOO_LARGE)
    refuseLie(archive, at, size)
    at += 46 + archive.readUInt16LE(at + 28) + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32)
  }
}

function refuseLie(archive: Buffer, entry: number, size: number): void {
  const method = archive.readUInt16LE(entry + 10)
  const packed = archive.readUInt32LE(entry + 20)
  const header = archive.readUInt32LE(entry + 42)
  if (method === STORED && packed === size) return
  if (method !== DEFLATED || header + 30 > archive.length) throw new UnreadableFile(DAMAGED)
  const begin = header + 30 + archive.readUInt16LE(header + 26) + archive.readUInt16LE(header + 28)
  try {
    inflateRawSync(archive.subarray(begin, begin + packed), { maxOutputLength: Math.max(size, 1) })
  } catch {
    throw new UnreadableFile(DAMAGED)
  }
}
