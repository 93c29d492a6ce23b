import type { ImportKind } from '@arkpax/schema/imports'
import { base64Of } from '~/components/admin/base64-of.ts'

/** A file that was chosen, as it is sent. */
export interface ImportFile {
  kind: ImportKind
  file_name: string
  /** Base64. */
  content: string
}

/** Reads a file for sending. Throws where the browser cannot open it. */
export async function toImportFile(kind: ImportKind, file: File): Promise<ImportFile> {
  return { kind, file_name: file.name.slice(-200), content: await base64Of(file) }
}

/** The files that were looked through in this tab, by their imports: with other columns they are sent again. */
const files = new Map<string, ImportFile>()

export const keepFile = (id: string, file: ImportFile) => files.set(id, file)
export const keptFile = (id: string) => files.get(id)
