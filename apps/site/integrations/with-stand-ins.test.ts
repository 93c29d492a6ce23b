import type { Loader, LoaderContext } from 'astro/loaders'
import { expect, it } from 'vitest'
import { withStandIns } from './with-stand-ins.ts'

/** A loader that behaves as Astro's: it leaves an entry with the same digest as it is, and deletes what it has not read. */
const reading = (file: string, texts: Record<string, string>): Loader => ({
  name: file,
  async load({ store, generateDigest }: LoaderContext) {
    const untouched = new Set(store.keys())
    for (const [id, text] of Object.entries(texts)) {
      untouched.delete(id)
      const digest = generateDigest(text)
      if (store.get(id)?.digest !== digest) store.set({ id, data: {}, filePath: `${file}/${id}`, digest })
    }
    for (const id of untouched) store.delete(id)
  },
})

function collection() {
  const entries = new Map<string, { filePath?: string; digest?: number | string }>()
  const store = {
    keys: () => [...entries.keys()],
    get: (id: string) => entries.get(id),
    set: ({ id, ...entry }: { id: string }) => entries.set(id, entry),
    delete: (id: string) => entries.delete(id),
  }
  const context = { store, generateDigest: (data: unknown) => String(data) } as unknown as LoaderContext
  const files = () => Object.fromEntries([...entries].map(([id, { filePath }]) => [id, filePath]))
  return { load: (loader: Loader) => loader.load(context), files }
}

it('reads a broken text from its stand-in though the words are the same, and from its own file once it is mended', async () => {
  const { load, files } = collection()
  await load(reading('content', { ehdot: 'a', takuu: 'b' }))
  await load(withStandIns(reading('content', { takuu: 'b' }), reading('kept', { ehdot: 'a' })))
  expect(files()).toEqual({ ehdot: 'kept/ehdot', takuu: 'content/takuu' })
  await load(reading('content', { ehdot: 'a', takuu: 'b' }))
  expect(files()).toEqual({ ehdot: 'content/ehdot', takuu: 'content/takuu' })
})
