// `npm start`: installs, builds what is stale, migrates, seeds and serves (architecture §7).
import { install, run, runForever } from './bootstrap.mjs'

install()
const status = run(['scripts/build.ts'])
if (status !== 0) process.exit(status)
runForever(['apps/api/dist/start.js'])
