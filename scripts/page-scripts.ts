import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { type BuildOptions, build, transform } from 'esbuild'
import { builtPages, isForReaders, writeKept } from './built-files.ts'
import { readMarkup, replaceStretches } from './page-markup.ts'

const AFTER_LOAD = 'apps/site/src/lib/after-load.ts'
const FIRST = ['apps/site/src/lib/fill-later.ts', 'apps/site/src/lib/held-fields.ts']
const LAST = ['apps/site/src/lib/tell-again.ts', 'apps/site/src/lib/lay-out-rest.ts']
/** Lines that a bundler adds, words, and what keeps nothing: they may stand in any file. */
const STATELESS = /^(preload-helper|rolldown-runtime|words|whole-list|field-errors|\w+\.recipe)\./
/** What comes as soon as a page has its scripts. */
const LOADED_FIRST = /^prices\..+\.js$/
const MODULE = /<script type="module" src="\/_astro\/([\w.-]+\.js)"><\/script>/g
const ISLAND = /<astro-island [^>]*>/g
/** The addresses of an island's component and of what draws it, and the component's name. */
const OF_ISLAND = {
  component: /(component-url=")([^"]+)/,
  renderer: /(renderer-url=")([^"]+)/,
  name: /component-export="(\w+)"/,
}
/** What Astro writes into a page of what an island is, and when it wakes. */
const ISLANDS_SCRIPT = /"astro-island"|"astro:\w+"/

/**
 * Gives every built page of `dir` one script in the place of one for each component and what they share. A page for readers loads
 * it once it has loaded itself, its islands in it; one that is drawn by its script (a shell, kept out of search engines) at once.
 */
export async function gatherScripts(dir: string): Promise<void> {
  const assets = join(dir, '_astro')
  const afterLoad = await readAfterLoad()
  const imports = await readImports(assets)
  const gathered = new Map<string, Promise<Gathered>>()
  const single = new Set<string>()
  for (const page of builtPages(dir)) {
    const html = readFileSync(join(dir, page), 'utf8')
    const names = [...html.matchAll(MODULE)].map(([, name = '']) => name)
    if (names.length === 0) continue
    for (const name of names) single.add(name)
    const { rest, islands } = isForReaders(html) ? withoutIslandsScripts(html) : { rest: html, islands: NO_ISLANDS }
    const key = [...names.toSorted(), ...islands.exports].join(' ')
    const known = gathered.get(key) ?? gather(dir, names, islands, imports)
    gathered.set(key, known)
    writeFileSync(join(dir, page), withScripts(rest, await known, afterLoad))
  }
  removeUnnamed(assets, single)
  for (const file of readdirSync(assets).filter((name) => LOADED_FIRST.test(name))) await takeInHelpers(assets, file)
}

/** The address of a page's scripts in one file, and the files that it needs at once: those that what comes later needs too. */
interface Gathered {
  address: string
  shared: string[]
}

/** What the script of a page does for its islands. */
interface Islands {
  /** The files of their components and of what draws them. */
  names: string[]
  /** What they ask of it. */
  exports: string[]
  /** What Astro had written into the page. */
  code: string
}

const NO_ISLANDS: Islands = { names: [], exports: [], code: '' }

function withoutIslandsScripts(html: string): { rest: string; islands: Islands } {
  const tags = html.match(ISLAND)
  if (!tags) return { rest: html, islands: NO_ISLANDS }
  const parts = tags.map((tag) => ({
    component: basename(OF_ISLAND.component.exec(tag)?.[2] ?? ''),
    renderer: basename(OF_ISLAND.renderer.exec(tag)?.[2] ?? ''),
    name: OF_ISLAND.name.exec(tag)?.[1] ?? 'default',
  }))
  const scripts = readMarkup(html).inlineScripts.filter(({ text }) => ISLANDS_SCRIPT.test(text))
  const exports = parts.flatMap(({ component, renderer, name }) => [
    `export { ${name} } from './${component}'`,
    `export { default } from './${renderer}'`,
  ])
  return {
    rest: replaceStretches(
      html,
      scripts.map((at) => ({ at, by: '' })),
    ).replaceAll('<script></script>', ''),
    islands: {
      names: parts.flatMap(({ component, renderer }) => [component, renderer]),
      exports: [...new Set(exports)],
      code: scripts.map(({ text }) => text).join('\n'),
    },
  }
}

/** What a script imports: at once, and later. */
interface Imports {
  atOnce: string[]
  later: string[]
}

async function readImports(assets: string): Promise<ReadonlyMap<string, Imports>> {
  const files = readdirSync(assets).filter((file) => file.endsWith('.js'))
  const { metafile } = await build({
    entryPoints: files.map((file) => join(assets, file)),
    bundle: true,
    format: 'esm',
    write: false,
    metafile: true,
    outdir: resolve(assets),
    plugins: [{ name: 'all-stay', setup: ({ onResolve }) => onResolve({ filter: /^\.\// }, asItIs) }],
  })
  return new Map(
    Object.values(metafile.outputs).map(({ entryPoint = '', imports }) => {
      const ofKind = (kind: string) =>
        imports.filter((each) => each.kind === kind).map(({ path }) => path.replace('./', ''))
      return [basename(entryPoint), { atOnce: ofKind('import-statement'), later: ofKind('dynamic-import') }]
    }),
  )
}

const asItIs = ({ path, kind }: { path: string; kind: string }) =>
  kind === 'entry-point' ? undefined : { path, external: true }

/**
 * Makes one file of a page's scripts and of what only they import at once. What later parts import as well stays in its files,
 * so that there is one of each.
 */
async function gather(
  dir: string,
  names: readonly string[],
  islands: Islands,
  imports: ReadonlyMap<string, Imports>,
): Promise<Gathered> {
  const atOnce = reached([...names, ...islands.names], (name) => imports.get(name)?.atOnce ?? [])
  const later = reached(
    [...atOnce].flatMap((name) => imports.get(name)?.later ?? []),
    (name) => [...(imports.get(name)?.atOnce ?? []), ...(imports.get(name)?.later ?? [])],
  )
  const shared = [...atOnce].filter((name) => later.has(name) && !STATELESS.test(name))
  const parts = [
    ...FIRST.map((file) => resolve(file)),
    ...names.map((name) => `./${name}`),
    ...LAST.map((file) => resolve(file)),
  ]
  const contents = [...parts.map((from) => `import '${from}'`), ...islands.exports, islands.code].join('\n')
  const stays = (path: string) => shared.includes(path.slice(2))
  const code = await bundle({ stdin: { contents, resolveDir: resolve(dir, '_astro') } }, stays)
  return { address: writeKept(dir, 'page', 'js', code), shared }
}

/** Bundles scripts with what they import at once, but for what stays in its own files. */
async function bundle(of: Pick<BuildOptions, 'entryPoints' | 'stdin'>, stays: (path: string) => boolean) {
  const { outputFiles } = await build({
    ...of,
    bundle: true,
    format: 'esm',
    target: 'es2023',
    minify: true,
    charset: 'utf8',
    write: false,
    plugins: [
      {
        name: 'what-is-shared-stays',
        setup: ({ onResolve }) =>
          onResolve({ filter: /^\.\// }, ({ path, kind }) =>
            kind === 'dynamic-import' || (kind === 'import-statement' && stays(path))
              ? { path, external: true }
              : undefined,
          ),
      },
    ],
  })
  return outputFiles[0]?.text ?? ''
}

/** The names, and all that they lead to. */
function reached(names: readonly string[], next: (name: string) => readonly string[]): ReadonlySet<string> {
  const all = new Set(names)
  for (const name of all) for (const other of next(name)) all.add(other)
  return all
}

/** Puts a bundler's lines into the file that imports them. */
async function takeInHelpers(assets: string, file: string): Promise<void> {
  const stays = (path: string) => !STATELESS.test(path.slice(2))
  const code = await bundle({ entryPoints: [join(assets, file)] }, stays)
  writeFileSync(join(assets, file), code)
}

/** Removes the files that nothing names any more. */
function removeUnnamed(assets: string, names: ReadonlySet<string>): void {
  const codes = readdirSync(assets)
    .filter((file) => file.endsWith('.js') && !names.has(file))
    .map((file) => readFileSync(join(assets, file), 'utf8'))
  for (const name of names) if (!codes.some((code) => code.includes(name))) rmSync(join(assets, name))
}

async function readAfterLoad(): Promise<string> {
  const { code } = await transform(readFileSync(AFTER_LOAD, 'utf8'), {
    loader: 'ts',
    format: 'iife',
    minify: true,
    target: 'es2023',
  })
  return code.trim()
}

/** The page with its one script in the place of those that it had; its policy allows the words that stand in the page. */
function withScripts(html: string, { address, shared }: Gathered, afterLoad: string): string {
  const without = html.replace(MODULE, '')
  const urls = [address, ...shared.map((name) => `/_astro/${name}`)]
  if (!isForReaders(without)) {
    return without.replace('</head>', `<script type="module" src="${address}"></script></head>`)
  }
  const hash = createHash('sha256').update(afterLoad).digest('base64')
  return without
    .replace(ISLAND, (tag) =>
      tag.replace(OF_ISLAND.component, `$1${address}`).replace(OF_ISLAND.renderer, `$1${address}`),
    )
    .replace(/script-src 'self'/, `script-src 'self' 'sha256-${hash}'`)
    .replace('</head>', `<script data-scripts="${urls.join(' ')}">${afterLoad}</script></head>`)
}
