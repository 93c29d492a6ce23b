import { collections as everyText } from '../src/content.config.ts'

/** Pages in other languages are built from the same texts. */
export const collections = everyText
