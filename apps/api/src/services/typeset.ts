import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import type { PaperOrder } from './typesetter.ts'

/** The build copies the templates beside its bundle; in development and tests they are read where they are written. */
const BUILT = new URL('./templates/', import.meta.url)
const TEMPLATES = fileURLToPath(existsSync(BUILT) ? BUILT : new URL('../templates/', import.meta.url))

const fontBlobs = readdirSync(`${TEMPLATES}fonts`)
  .filter((file) => file.endsWith('.ttf'))
  .map((file) => readFileSync(`${TEMPLATES}fonts/${file}`))
const compiler = NodeCompiler.create({ workspace: TEMPLATES, fontArgs: [{ fontBlobs }] })

/** How many letters that no font has are looked for before every other script than Latin, Greek and Cyrillic is left out. */
const PATIENCE = 2
const UNSEEN = /the text `\\?"(.+?)\\?"` could not be displayed/g
const RARE = /[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\u0000-\u024f\u2000-\u206f\u20a0-\u20bf]/gu

/** The PDF; throws with what Typst says is wrong. */
export function typeset({ template, data, standard }: PaperOrder): Buffer {
  let text = data
  for (let tries = 0; ; tries++) {
    try {
      return compile(template, text, standard)
    } catch (error) {
      const unseen = [...String(error).matchAll(UNSEEN)].flatMap(([, letters]) => (letters ? [letters] : []))
      if (unseen.length === 0 || tries > PATIENCE) throw error
      text = tries === PATIENCE ? text.replace(RARE, '?') : unseen.reduce(withoutLetters, text)
    }
  }
}

/** Typst writes what it cannot show as Rust does: `\u{1f50b}`. */
function withoutLetters(text: string, escaped: string): string {
  const letters = escaped.replace(/\\u\{([0-9a-f]+)\}/g, (_, hex: string) =>
    String.fromCodePoint(Number.parseInt(hex, 16)),
  )
  return text.replaceAll(letters, '?')
}

function compile(template: string, data: string, pdfStandard: string): Buffer {
  compiler.mapShadow(`${TEMPLATES}data.json`, Buffer.from(data))
  const outcome = compiler.compile({ mainFilePath: `${TEMPLATES}${template}.typ`, resetRead: true })
  const error = outcome.takeError()
  if (!outcome.result) throw new Error(error ? JSON.stringify(compiler.fetchDiagnostics(error)) : 'no result')
  const pdf = compiler.pdf(outcome.result, { pdfStandard })
  compiler.evictCache(10)
  return pdf
}
