import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { CompanySettings } from '@arkpax/schema/settings'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { type Block, manualBlocks } from './manual-blocks.ts'
import { logoSvg, pictureJpeg } from './manual-pictures.ts'
import { manualWords } from './manual-words.ts'
import type { WrittenManual } from './read-manuals.ts'

const FOLDER = fileURLToPath(new URL('.', import.meta.url))

/** What all manuals share. `site` is the absolute address that their links start with. */
export interface Publisher {
  company: CompanySettings
  site: string
  fonts: Buffer[]
}

/** One manual as a tagged PDF (PDF/UA-1). The same manual always gives the same bytes. */
export async function typeset({ about, root }: WrittenManual, picture: string, publisher: Publisher): Promise<Buffer> {
  const { company, site, fonts } = publisher
  const colours = siteColours()
  const words = manualWords[about.language]
  const [name = about.title, kind = ''] = about.title.split(': ')
  const blocks = manualBlocks(root, { site, language: about.language, noticeWords: words.noticeWords })
  const compiler = NodeCompiler.create({ workspace: FOLDER, fontArgs: [{ fontBlobs: fonts }] })
  const put = (file: string, content: Buffer) => compiler.mapShadow(`${FOLDER}${file}`, content)

  for (const file of new Set([picture, ...picturesIn(blocks)])) put(`${file}.jpg`, await pictureJpeg(file))
  put('logo.svg', logoSvg(colours['on-dark'] ?? '#ffffff'))
  const manual = {
    ...about,
    name,
    kind: capitalised(kind),
    words,
    colours,
    company,
    siteName: new URL(site).host,
    cover: { file: `${picture}.jpg`, alt: name },
    blocks: blocks.map((block) => (block.type === 'picture' ? { ...block, file: `${block.name}.jpg` } : block)),
  }
  put('manual.json', Buffer.from(JSON.stringify(manual)))

  const { result, fetchedErrors } = compiled(compiler)
  if (!result) throw new Error(`${about.title}: ${fetchedErrors}`)
  return compiler.pdf(result, { pdfStandard: 'ua-1' })
}

function compiled(compiler: NodeCompiler) {
  const outcome = compiler.compile({ mainFilePath: `${FOLDER}manual.typ` })
  const error = outcome.takeError()
  return {
    result: outcome.result,
    fetchedErrors: error ? JSON.stringify(compiler.fetchDiagnostics(error), null, 1) : '',
  }
}

const picturesIn = (blocks: Block[]) => blocks.flatMap((block) => (block.type === 'picture' ? [block.name] : []))

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const TOKENS = new URL('../../apps/site/src/styles/tokens.css', import.meta.url)

/** The site's colours in daylight by their names in `tokens.css`, as `#rrggbb`. */
function siteColours(): Record<string, string> {
  const [daylight = ''] = readFileSync(TOKENS, 'utf8').split('@media')
  return Object.fromEntries(
    [...daylight.matchAll(/--color-([a-z-]+): (#[0-9a-f]{6});/g)].map(([, name, hex]) => [name, hex]),
  )
}
