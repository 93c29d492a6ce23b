import type { Plugin } from 'vite'

/**
 * Replaces Vite's preload helper and its lists of files (1.3 kB on every page that imports anything lazily) by the import
 * itself. Our lazy scripts have no style sheets of their own, so there is nothing to preload with them. What is left of the
 * helper, a file that every script names, goes from the built scripts too.
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
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const part of Object.values(bundle)) if (part.type === 'chunk') part.code = withoutHelper(part.code)
      },
    },
  }
}

const HELPER = /import\{\w+ as ([\w$]+)\}from[`"']\.\/preload-helper\.[^`"']+[`"'];/

/** `n(()=>import("./x.js"),[])` → `import("./x.js")`; where no other call of the helper is left, it is not imported either. */
function withoutHelper(code: string): string {
  const [statement, name] = code.match(HELPER) ?? []
  if (!statement || !name) return code
  const call = new RegExp(`(?<![\\w$.])${name.replaceAll('$', '\\$')}\\(\\(\\)=>(import\\([^()]+\\)),\\[\\]\\)`, 'g')
  const plain = code.replace(call, '$1')
  return plain.includes(',[])') ? plain : plain.replace(statement, '')
}
