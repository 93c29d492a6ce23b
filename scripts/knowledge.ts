// What the chat assistant knows, cut from the content and put beside the API's bundle.
import { mkdirSync, writeFileSync } from 'node:fs'
import { readContent } from '../apps/api/src/features/chat/assistant/content/read-content.ts'

const FILE = 'apps/api/dist/knowledge.json'

/** Writes the assistant's knowledge as the API reads it. */
export function writeKnowledge(): void {
  mkdirSync('apps/api/dist', { recursive: true })
  writeFileSync(FILE, JSON.stringify(readContent(new URL('../content/', import.meta.url))))
}
