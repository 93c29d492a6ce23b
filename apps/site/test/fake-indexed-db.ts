import { vi } from 'vitest'

type Row = { key: string }

/** A database of the browser that lives as long as the test: one store of rows by their `key`. What it was given is there a moment later. */
export function fakeIndexedDb() {
  const rows = new Map<string, unknown>()

  function ask<T>(work: () => T) {
    const request: Record<string, unknown> = {}
    queueMicrotask(() => {
      request.result = work()
      ;(request.onsuccess as (() => void) | undefined)?.()
    })
    return request
  }

  const store = {
    put: (row: Row) => ask(() => rows.set(row.key, structuredClone(row)) && row.key),
    getAll: () => ask(() => [...rows.values()].map((row) => structuredClone(row))),
    delete: (key: string) => ask(() => void rows.delete(key)),
  }
  const database = {
    createObjectStore: () => store,
    transaction() {
      const transaction: Record<string, unknown> = { objectStore: () => store }
      setTimeout(() => (transaction.oncomplete as (() => void) | undefined)?.(), 0)
      return transaction
    },
  }
  vi.stubGlobal('indexedDB', {
    open() {
      const request: Record<string, unknown> = { result: database }
      queueMicrotask(() => {
        ;(request.onupgradeneeded as (() => void) | undefined)?.()
        ;(request.onsuccess as (() => void) | undefined)?.()
      })
      return request
    },
  })
  return rows
}
