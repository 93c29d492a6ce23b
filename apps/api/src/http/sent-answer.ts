import type { CachedAnswer } from './byte-cache.ts'
import { type Encoding, pickEncoding } from './encodings.ts'

/** What is sent of a cached answer; its headers are those beside the ones that every answer of the API has. */
export type SentAnswer = { headers: Record<string, string> } & (
  | { status: 200; body: Uint8Array<ArrayBuffer> }
  | { status: 304; body: null }
)

type Form = Encoding | 'whole' | 'unchanged'

const forms = new WeakMap<CachedAnswer, Map<Form, SentAnswer>>()

/** What a caller is sent who has seen `ifNoneMatch` and takes `acceptEncoding`: the same object to everybody alike. */
export function toSend(
  answer: CachedAnswer,
  ifNoneMatch: string | undefined,
  acceptEncoding: string | undefined,
): SentAnswer {
  const made = forms.get(answer) ?? new Map<Form, SentAnswer>()
  forms.set(answer, made)
  const form = ifNoneMatch?.includes(answer.etag) ? 'unchanged' : (pickEncoding(acceptEncoding) ?? 'whole')
  const sent = made.get(form) ?? makeForm(answer, form)
  made.set(form, sent)
  return sent
}

function makeForm(answer: CachedAnswer, form: Form): SentAnswer {
  const headers = {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'public, no-cache',
    ETag: answer.etag,
    Vary: 'Accept-Encoding, Origin',
    ...(answer.link && { Link: answer.link }),
  }
  if (form === 'unchanged') return { status: 304, headers, body: null }
  const compressed = form === 'whole' ? undefined : answer.compressed(form)
  const body = compressed ?? answer.body
  return {
    status: 200,
    headers: {
      ...headers,
      ...(compressed && { 'Content-Encoding': form }),
      'Content-Length': String(body.length),
    },
    body,
  }
}
