import type { Loader } from 'astro/loaders'

/** A loader of texts, and another of the versions that stand in for those of them that are broken. */
export function withStandIns(texts: Loader, standIns: Loader): Loader {
  return {
    ...texts,
    async load(context) {
      await texts.load(context)
      const { store, generateDigest } = context
      await standIns.load({
        ...context,
        // A loader deletes the entries that it has not read itself.
        store: { ...store, keys: () => [] },
        // A text and its stand-in may be the same word for word, but are two files.
        generateDigest: (data) => generateDigest(`stand-in ${typeof data === 'string' ? data : JSON.stringify(data)}`),
      })
    },
  }
}
