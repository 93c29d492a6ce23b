import type { TestApp } from './create-test-app.ts'

const PATH = '/api/admin/uploads'
const TUS = { 'Tus-Resumable': '1.0.0' }

const encoded = (name: string) => Buffer.from(name).toString('base64')

/** What is sent with every piece. */
const headersOf = ({ token }: TestApp) => ({ ...TUS, Authorization: `Bearer ${token}` })

/** Begins an upload of so many bytes; the answer tells where its pieces go. */
export const beginUpload = (test: TestApp, bytes: number, headers: Record<string, string> = {}) =>
  test.app.request(PATH, {
    method: 'POST',
    headers: {
      ...headersOf(test),
      'Upload-Length': String(bytes),
      'Upload-Metadata': `filename ${encoded('kuva.jpg')}`,
      ...headers,
    },
  })

/** Sends a piece that begins at `offset`. */
export const sendPiece = (test: TestApp, path: string, piece: Uint8Array, offset: number) =>
  test.app.request(path, {
    method: 'PATCH',
    headers: {
      ...headersOf(test),
      'Upload-Offset': String(offset),
      'Content-Type': 'application/offset+octet-stream',
      'Content-Length': String(piece.length),
    },
    body: piece as Uint8Array<ArrayBuffer>,
  })

/** How much of an upload has come. */
export const offsetOf = async (test: TestApp, path: string) => {
  const { headers } = await test.app.request(path, { method: 'HEAD', headers: headersOf(test) })
  return Number(headers.get('upload-offset'))
}

/** Sends a whole file; gives the id that the library takes it by. */
export async function uploadFile(test: TestApp, content: Uint8Array): Promise<string> {
  const begun = await beginUpload(test, content.length)
  if (begun.status !== 201) throw new Error(`the upload was answered ${begun.status}: ${await begun.text()}`)
  const path = begun.headers.get('location') ?? ''
  const sent = await sendPiece(test, path, content, 0)
  if (sent.status !== 204) throw new Error(`the piece was answered ${sent.status}: ${await sent.text()}`)
  return path.split('/').at(-1) ?? ''
}

/** Sends a file and has the library take it. */
export async function takeFile(test: TestApp, content: Uint8Array, file_name = 'kuva.jpg') {
  const upload_id = await uploadFile(test, content)
  return (await test.call('POST /api/admin/media', { body: { upload_id, file_name } })).answer
}
