import type { Plugin } from 'vite'

/**
 * Replaces Vite's preload helper and its lists of files (1.3 kB on every page that imports anything lazily) by the import
 * itself. Our lazy scripts have no style sheets of their own, so there is nothing to preload with them.
 */
export function plainImport(): Plugin {
  return {
    name: 'plain-import',
    apply: 'build',
    enforce: 'pre',
    configEnvironment: () => ({ build: { modulePreload: { polyfill: false, resolveDependencies: () => [] } } }),
    load(id) {
      return id.includes('vite/preload-helper') ? 'export const __vitePreload = (load) => load()' : undefined
    },
  }
}
