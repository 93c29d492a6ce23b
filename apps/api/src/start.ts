import { enableCompileCache } from 'node:module'

// The compiled code is kept between starts, which halves the time to the first answer.
enableCompileCache()
await import('./server.ts')
