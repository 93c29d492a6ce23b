// `npm test`: everything, from lint to end-to-end tests, on a fresh clone.
import { install, run } from './bootstrap.mjs'

install()
process.exit(run(['scripts/test-all.ts']))
