import { copyFileSync, existsSync, mkdtempSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import SQLite from 'better-sqlite3'
import { expect, it } from 'vitest'
import { seedCatalogue } from '../seeds/catalogue.ts'
import { seedSettings } from '../seeds/settings.ts'
import { startServer, stopServer, untilReady } from '../test/server-process.ts'
import { backUp } from './backup.ts'
import { connectSqlite } from './db/connect.ts'
import { migrate } from './db/migrate.ts'

const folder = () => mkdtempSync(join(tmpdir(), 'arkpax-backup-'))

it('copies a database that is in use, over the copy of yesterday', async () => {
  const dataDir = folder()
  const target = join(dataDir, 'backup.sqlite')
  writeFileSync(target, 'yesterday')
  const db = connectSqlite(join(dataDir, 'arkpax.sqlite'))
  await migrate(db)
  await seedCatalogue(db)
  await seedSettings(db)
  backUp({ DATA_DIR: dataDir }, target)
  await db.destroy()

  const copy = connectSqlite(target)
  expect(await copy.selectFrom('products').select('id').execute()).toHaveLength(4)
  await copy.destroy()
})

it('refuses to write over the shop itself or over anything that is no file', async () => {
  const dataDir = folder()
  const file = join(dataDir, 'arkpax.sqlite')
  const db = connectSqlite(file)
  await migrate(db)
  const link = join(dataDir, 'link')
  symlinkSync(file, link)
  for (const target of [file, `${file}-wal`, link, folder()]) {
    expect(() => backUp({ DATA_DIR: dataDir }, target)).toThrow('is no place for a copy')
  }
  expect(await db.selectFrom('products').select('id').execute()).toEqual([])
  await db.destroy()
})

it('says so where there is nothing to copy', () => {
  const dataDir = folder()
  expect(() => backUp({ DATA_DIR: dataDir }, join(dataDir, 'copy'))).toThrow('There is no database')
  expect(() => backUp({ DATABASE_URL: 'postgres://db/arkpax' }, join(dataDir, 'copy'))).toThrow('pg_dump')
})

/** Writes every other millisecond until it is told to end. */
const WRITER = `
  const { parentPort, workerData } = require('node:worker_threads')
  const db = new (require('better-sqlite3'))(workerData)
  db.pragma('synchronous = OFF')
  const write = db.prepare("insert into content_versions values ('load', 1) on conflict (noun) do update set version = version + 1")
  const timer = setInterval(() => write.run(), 2)
  parentPort.once('message', () => {
    clearInterval(timer)
    db.close()
    parentPort.postMessage('ended')
  })
`

it('copies a large shop that is written to all the time, to what a server starts on', async () => {
  const dataDir = folder()
  const file = join(dataDir, 'arkpax.sqlite')
  const db = connectSqlite(file)
  await migrate(db)
  await seedCatalogue(db)
  await seedSettings(db)
  await db.destroy()
  const sqlite = new SQLite(file)
  sqlite.exec('create table ballast (content blob)')
  const add = sqlite.prepare('insert into ballast values (randomblob(1000000))')
  for (let megabytes = 0; megabytes < 40; megabytes += 1) add.run()
  const writes = sqlite.prepare("select version from content_versions where noun = 'load'").pluck()

  const writer = new Worker(WRITER, { eval: true, workerData: file })
  const ended = new Promise((resolve) => writer.once('message', resolve))
  await expect.poll(() => writes.get()).toBeGreaterThan(10)
  const targets = ['first', 'second', 'third'].map((name) => join(dataDir, name))
  for (const target of targets) {
    const before = Number(writes.get())
    const began = performance.now()
    backUp({ DATA_DIR: dataDir }, target)
    // A second on a calm machine; a copy that every write starts over takes as long as there are writes.
    expect(performance.now() - began).toBeLessThan(8_000)
    const copy = new SQLite(target, { readonly: true })
    expect(copy.pragma('integrity_check', { simple: true })).toBe('ok')
    const copied = copy.prepare("select version from content_versions where noun = 'load'").pluck().get()
    expect(Number(copied)).toBeGreaterThanOrEqual(before)
    expect(Number(writes.get())).toBeGreaterThan(before)
    copy.close()
  }
  writer.postMessage('end')
  await ended
  sqlite.close()

  const restored = folder()
  copyFileSync(join(dataDir, 'third'), join(restored, 'arkpax.sqlite'))
  const server = startServer({ DATA_DIR: restored })
  const port = await untilReady(server)
  const products = await fetch(`http://127.0.0.1:${port}/api/products`)
  expect(await products.json()).toHaveLength(4)
  await stopServer(server)
})

it('leaves nothing behind when it cannot copy', () => {
  const dataDir = folder()
  writeFileSync(join(dataDir, 'arkpax.sqlite'), 'this is no database, however long it may be')
  expect(() => backUp({ DATA_DIR: dataDir }, join(dataDir, 'copy'))).toThrow('not a database')
  expect(readdirSync(dataDir)).toEqual(['arkpax.sqlite'])
})

it('does not trip over what a copy that was cut short has left', async () => {
  const dataDir = folder()
  const db = connectSqlite(join(dataDir, 'arkpax.sqlite'))
  await migrate(db)
  await db.destroy()
  writeFileSync(join(dataDir, 'copy.part'), 'half a copy')
  backUp({ DATA_DIR: dataDir }, join(dataDir, 'copy'))
  expect(existsSync(join(dataDir, 'copy.part'))).toBe(false)
})
