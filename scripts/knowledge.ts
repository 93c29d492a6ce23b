// What the chat assistant knows, cut from the content and put beside the API's bundle.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readContent } from '../apps/api/src/features/chat/assistant/content/read-content.ts'

/** Writes the assistant's knowledge into a folder, as the API reads it. */
export function writeKnowledge(dir: string): void {
  const content = readContent(new URL('../content/', import.meta.url))
  writeFileSync(join(dir, 'knowledge.json'), JSON.stringify(content))
}
