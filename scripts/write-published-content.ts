import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { PublishedContent } from '@arkpax/schema/published-content'

/** Writes the content down for the build. The file is touched only when something has changed. */
export function writePublishedContent(file: string, published: PublishedContent): void {
  const content = JSON.stringify(published)
  if (existsSync(file) && readFileSync(file, 'utf8') === content) return
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
}
