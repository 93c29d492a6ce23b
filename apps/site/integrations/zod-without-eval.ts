import type { Plugin } from 'vite'

const NAME = '\0zod-without-eval'

/**
 * Puts in the place of 'zod' one that is told not to try `new Function`: the content security policy refuses the try and reports
 * it, though zod catches the refusal. Whoever imports zod runs after this, so it holds for every schema.
 */
export function zodWithoutEval(): Plugin {
  return {
    name: 'zod-without-eval',
    enforce: 'pre',
    resolveId: (source) => (source === 'zod' ? NAME : undefined),
    load: (id) =>
      id === NAME
        ? "import { config } from 'zod/v4'; config({ jitless: true }); export * from 'zod/v4'; export { default } from 'zod/v4'"
        : undefined,
  }
}
