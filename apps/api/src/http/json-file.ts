import type { Context } from 'hono'
import type { ApiEnv } from './env.ts'

/** A JSON document to keep: indented, so that a person can read it too. The name is plain ASCII. */
export class JsonFile {
  readonly name: string
  readonly content: unknown

  constructor(name: string, content: unknown) {
    this.name = name
    this.content = content
  }
}

/** Answers a document as a download. */
export const answerJsonFile = (c: Context<ApiEnv>, file: JsonFile): Response =>
  c.body(JSON.stringify(file.content, null, 2), 200, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Disposition': `attachment; filename="${file.name}"`,
  })
