import type { Context } from 'hono'
import type { ApiEnv } from './env.ts'
import { savedAs } from './saved-as.ts'

/** A file that a stranger sent, to be saved and never shown. */
export class ReceivedFile {
  readonly name: string
  readonly content: Uint8Array

  constructor(name: string, content: Uint8Array) {
    this.name = name
    this.content = content
  }
}

/** Answers such a file as a download without a kind: a browser that opens it all the same may run nothing in it. */
export const answerReceivedFile = (c: Context<ApiEnv>, { name, content }: ReceivedFile): Response =>
  c.body(new Uint8Array(content), 200, {
    'Content-Type': 'application/octet-stream',
    'Content-Disposition': savedAs(name),
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  })
