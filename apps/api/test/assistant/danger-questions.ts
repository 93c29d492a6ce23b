import { readFileSync } from 'node:fs'
import type { Language } from '../../src/features/chat/assistant/passages.ts'

/** A question, the language it is in, and the dangers of which one has to speak first; none where it is harmless. */
export interface DangerQuestion {
  language: Language
  dangers: string[]
  question: string
}

/** Reads a file of questions: 'language :: dangers :: question'. */
export const readDangerQuestions = (name: 'dangers' | 'no-dangers'): DangerQuestion[] =>
  readFileSync(new URL(`./${name}.txt`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line.includes(' :: ') && !line.startsWith('#'))
    .map((line) => {
      const [language = '', dangers = '', question = ''] = line.split('::').map((part) => part.trim())
      return { language: language as Language, dangers: dangers.split(' ').filter(Boolean), question }
    })
