const others: Record<string, Promise<unknown>> = {}

/**
 * Imports code that may be asked for again. Chromium keeps an import that failed for as long as its page lives, and names its
 * address: the same code is then asked for under another, and is there once.
 */
export const importCode = <T>(load: () => Promise<T>): Promise<T> =>
  load().catch((error: Error) => {
    const [address] = /http\S+/.exec(error.message) ?? []
    if (!address) throw error
    others[address] ??= import(/* @vite-ignore */ `${address}?${Date.now()}`).catch((failure) => {
      delete others[address]
      throw failure
    })
    return others[address] as Promise<T>
  })
