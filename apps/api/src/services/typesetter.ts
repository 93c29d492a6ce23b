import { existsSync } from 'node:fs'
import { createWorkerProcesses, WorkerFailed } from './worker-processes.ts'

/**
 * What the file promises its readers: `ua-1` reads aloud well (what a customer is sent), `a-3a` is also kept for years and may
 * carry other files within it.
 */
export type PdfStandard = 'ua-1' | 'a-3a'

/** What a worker is asked for: a file of `templates/` without its ending, and what the template reads as `data.json`. */
export interface PaperOrder {
  template: string
  /** JSON */
  data: string
  standard: PdfStandard
}

/** What a worker answers. */
export type TypesetAnswer = { pdf: Uint8Array } | { failure: string }

/** No PDF could be made; nothing of it is left anywhere. The message is for the log and may hold text of the paper's template. */
export class TypesettingFailed extends Error {}

/** The entry point that the build makes; in development and tests the source itself. */
const BUILT = new URL('./typesetter.worker.js', import.meta.url)
const ENTRY = existsSync(BUILT) ? BUILT : new URL('./typesetter.worker.ts', import.meta.url)

const workers = createWorkerProcesses<PaperOrder, TypesetAnswer>(ENTRY, {
  places: 1,
  deadlineMs: 20_000,
  idleMs: 60_000,
})

/**
 * Sets `templates/<template>.typ` in a process beside the server and gives the bytes of the PDF. `data` is what the template
 * reads with `json("data.json")`; texts in it are never read as markup, and a letter that no font has is set as "?". Pictures travel in it as SVG
 * text (`image(bytes(data.barcode), format: "svg")`). The same template and data always give the same bytes. Throws
 * `TypesettingFailed`, which a call answers as `pdf_failed`.
 */
export async function renderPdf(
  template: string,
  data: unknown,
  standard: PdfStandard = 'ua-1',
): Promise<Uint8Array<ArrayBuffer>> {
  const answer = await workers.ask({ template, data: JSON.stringify(data), standard }).catch(giveUp)
  if ('failure' in answer) throw new TypesettingFailed(`${template}: ${answer.failure}`)
  return new Uint8Array(answer.pdf)
}

/** Ends the process that sets papers, when the server ends. */
export const stopTypesetter = (): void => workers.stop()

function giveUp(error: unknown): never {
  throw error instanceof WorkerFailed ? new TypesettingFailed(error.message) : error
}
