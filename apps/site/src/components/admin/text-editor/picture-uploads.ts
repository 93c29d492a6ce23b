import type { UploadedMedia } from '@arkpax/schema/media'
import type { Editor } from '@tiptap/react'
import { ApiError } from '~/lib/api.ts'
import { uploadFile } from '../media/upload-file.ts'
import { uploadingKey } from './pasted-pictures.ts'
import { textEditorText as text } from './text-editor.fi.ts'

/** So many are sent at once. */
const AT_ONCE = 3

export type SendPicture = (file: File) => Promise<UploadedMedia>

const send: SendPicture = (file) =>
  uploadFile(file, { onSent() {}, onPaused() {}, onMaking() {} }, new AbortController().signal)

/** How far the pictures of a text are. */
export interface UploadState {
  underWay: number
  /** Why each that failed did. */
  failures: readonly string[]
}

/** Brings pictures that were dropped or pasted into the library; each holds its place in the text meanwhile. */
export class PictureUploads {
  readonly #send: SendPicture
  readonly #hearers = new Set<() => void>()
  #waiting: { key: string; file: File; editor: Editor }[] = []
  #busy = 0
  #state: UploadState = { underWay: 0, failures: [] }

  constructor(sendPicture: SendPicture = send) {
    this.#send = sendPicture
  }

  read = () => this.#state

  subscribe = (hear: () => void) => {
    this.#hearers.add(hear)
    return () => this.#hearers.delete(hear)
  }

  /** Puts files into the text and sends them. */
  insert(editor: Editor, files: readonly File[], position = editor.state.selection.to): void {
    const keyed = files.map((file) => ({ key: uploadingKey(), file }))
    const type = editor.schema.nodes.figure ? 'figure' : 'picture'
    editor.commands.insertContentAt(
      position,
      keyed.map(({ key }) => ({ type, attrs: { src: key, alt: '' } })),
    )
    this.send(editor, keyed)
  }

  /** Sends the pictures that stand in the text under their keys. */
  send(editor: Editor, pictures: readonly { key: string; file: File }[]): void {
    this.#waiting.push(...pictures.map((picture) => ({ ...picture, editor })))
    this.#tell({ underWay: this.#state.underWay + pictures.length, failures: [] })
    while (this.#busy < AT_ONCE && this.#waiting.length > 0) void this.#next()
  }

  async #next(): Promise<void> {
    this.#busy += 1
    for (let next = this.#waiting.shift(); next; next = this.#waiting.shift()) {
      const failure = await this.#bring(next.editor, next.key, next.file)
      const failures = failure ? [...this.#state.failures, failure] : this.#state.failures
      this.#tell({ underWay: this.#state.underWay - 1, failures })
    }
    this.#busy -= 1
  }

  /** Gives why it failed. */
  async #bring(editor: Editor, key: string, file: File): Promise<string | undefined> {
    try {
      const { media } = await this.#send(file)
      replace(editor, key, { src: media.address, alt: media.alt, width: media.width, height: media.height })
      return undefined
    } catch (error) {
      replace(editor, key, undefined)
      return text.uploadFailed(file.name, (error instanceof ApiError && error.detail) || text.uploadFailedWhy)
    }
  }

  #tell(state: UploadState) {
    this.#state = state
    for (const hear of this.#hearers) hear()
  }
}

/** Gives a picture its address in the library, or takes it out. What somebody wrote about it meanwhile stays. */
function replace(editor: Editor, key: string, attrs: Record<string, unknown> | undefined): void {
  if (editor.isDestroyed) return
  const { tr } = editor.state
  editor.state.doc.descendants((node, position) => {
    if (node.attrs.src !== key) return
    if (attrs) tr.setNodeMarkup(position, undefined, { ...node.attrs, ...attrs, alt: node.attrs.alt || attrs.alt })
    else tr.delete(position, position + node.nodeSize)
  })
  if (tr.docChanged) editor.view.dispatch(tr.setMeta('addToHistory', false))
}
