/** Why a document is not taken. */
export type DocumentFault = 'not-a-document' | 'broken-document' | 'active-document'

/** A program in it, or a file that it would open: no manual needs one. */
const ACTIVE = /\/(JavaScript|JS|Launch|EmbeddedFile|RichMedia)\b/

/** What is wrong with a PDF by its beginning, its end and what stands in it in plain; undefined when nothing is. */
export function faultOfDocument(content: Buffer): DocumentFault | undefined {
  if (!/^%PDF-[12]\.\d/.test(content.toString('latin1', 0, 8))) return 'not-a-document'
  const end = content.toString('latin1', Math.max(0, content.length - 2_048))
  if (!/startxref\s+\d+\s+%%EOF\s*$/.test(end)) return 'broken-document'
  return ACTIVE.test(content.toString('latin1')) ? 'active-document' : undefined
}
