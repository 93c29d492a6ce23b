import { inflateSync } from 'node:zlib'

/** Why a document is not taken. */
export type DocumentFault = 'not-a-document' | 'broken-document' | 'active-document'

/** A program in it, or a file that it would open: no manual needs one. */
const ACTIVE = /\/(JavaScript|JS|Launch|EmbeddedFile|RichMedia)\b/

/** So much is unpacked of a document, in bytes: its objects are small, its pictures are left packed. */
const UNPACKED = 32 * 1024 * 1024

/** What is wrong with a PDF by its beginning, its end and its objects; undefined when nothing is. */
export function faultOfDocument(content: Buffer): DocumentFault | undefined {
  if (!/^%PDF-[12]\.\d/.test(content.toString('latin1', 0, 8))) return 'not-a-document'
  const end = content.toString('latin1', Math.max(0, content.length - 2_048))
  if (!/startxref\s+\d+\s+%%EOF\s*$/.test(end)) return 'broken-document'
  return ACTIVE.test(objectsOf(content)) ? 'active-document' : undefined
}

/**
 * The objects of a document, those that are packed too, with their names written out. Pictures, fonts and pages are left out: among so many
 * bytes any three are found by chance.
 */
function objectsOf(content: Buffer): string {
  const text = content.toString('latin1')
  const parts: string[] = []
  let from = 0
  let room = UNPACKED
  for (const { index, 0: opening } of text.matchAll(/>>\s*stream\r?\n/g)) {
    if (index < from) continue
    const end = text.indexOf('endstream', index)
    if (end === -1) break
    const head = text.slice(from, index)
    parts.push(head)
    if (head.slice(head.lastIndexOf(' obj')).includes('/ObjStm')) {
      const objects = unpacked(content.subarray(index + opening.length, end), room)
      room -= objects.length
      parts.push(objects)
    }
    from = end
  }
  parts.push(text.slice(from))
  return parts.join('\n').replace(/#([0-9a-f]{2})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
}

/** What is packed, or nothing where it is packed otherwise or is more than there is room for. */
function unpacked(packed: Buffer, room: number): string {
  if (room <= 0) return ''
  try {
    return inflateSync(packed, { maxOutputLength: room }).toString('latin1')
  } catch {
    return ''
  }
}
