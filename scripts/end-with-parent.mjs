// Preloaded (`node --import`) into a program that must not outlive whoever started it and holds its standard input open: a
// builder that is killed outright cannot end its own children, and two of them would write into one folder.
import { isMainThread } from 'node:worker_threads'

if (isMainThread)
  process.stdin
    .once('close', () => process.exit(1))
    .resume()
    .unref()
