/** Pages in other languages are built from the same texts. */
export { collections } from '../src/content.config.ts'
