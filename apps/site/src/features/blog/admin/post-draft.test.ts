import { beforeEach, describe, expect, it } from 'vitest'
import { dropDraft, keepDraft, listDrafts, newPostKey, readDraft } from './post-draft.ts'
import { newPostValues } from './post-values.ts'

/** A storage as browsers have one, with room for `room` characters. */
function createStorage(room = Number.POSITIVE_INFINITY): Storage {
  const items = new Map<string, string>()
  return {
    get length() {
      return items.size
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem(key, value) {
      if (value.length > room) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
      items.set(key, value)
    },
    removeItem: (key) => items.delete(key),
    clear: () => items.clear(),
  }
}

let storage: Storage
beforeEach(() => {
  storage = createStorage()
})
const typed = (title: string) => ({ ...newPostValues, title })
const at = (minute: number) => new Date(Date.UTC(2026, 10, 21, 9, minute))

describe('an unsaved draft', () => {
  it('is there until it is dropped', () => {
    expect(keepDraft(null, typed('Uusi'), at(1), storage)).toBe(true)
    expect(readDraft(null, storage)).toEqual({ id: null, values: typed('Uusi'), keptAt: '2026-11-21T09:01:00.000Z' })
    dropDraft(null, storage)
    expect(readDraft(null, storage)).toBeUndefined()
  })

  it('stands beside the drafts of other posts, newest first', () => {
    keepDraft(4, typed('Neljäs'), at(1), storage)
    keepDraft(null, typed('Uusi'), at(3), storage)
    keepDraft(12, typed('Kahdestoista'), at(2), storage)
    storage.setItem('admin_token', 'x')
    expect(listDrafts(storage).map(({ id }) => id)).toEqual([null, 12, 4])
  })

  it('is told of when the browser has no room for it', () => {
    expect(keepDraft(null, typed('Pitkä'), at(1), createStorage(20))).toBe(false)
  })

  it('is left out when it cannot be read', () => {
    storage.setItem('arkpax:blog-draft:new', '{"values":{"title":1}}')
    storage.setItem('arkpax:blog-draft:3', 'rikki')
    expect(listDrafts(storage)).toEqual([])
  })
})

it('is sent under one key while it stays as it is, also after a reload, and under another when it is dropped', () => {
  const key = newPostKey('{"title":"Talvi"}', storage)
  expect(newPostKey('{"title":"Talvi"}', storage)).toBe(key)
  expect(newPostKey('{"title":"Kevät"}', storage)).not.toBe(key)
  const second = newPostKey('{"title":"Talvi"}', storage)
  dropDraft(null, storage)
  expect(newPostKey('{"title":"Talvi"}', storage)).not.toBe(second)
})
