// The W3C's checker over every built page. Without Java on this machine it says so and is done.
import { spawnSync } from 'node:child_process'
import * as z from 'zod'
import { builtPages } from './built-files.ts'

const PAGES = 'apps/site/dist'
const CHECKER = 'node_modules/vnu-jar/build/dist/vnu.jar'
const MAX_REPORT_BYTES = 256 * 1024 * 1024

/** CSS of today that the checker does not know yet; nothing else is let through. */
const UNKNOWN_CSS = [
  'CSS: Unrecognized at-rule “@container”',
  'CSS: Unrecognized at-rule “@property”',
  'CSS: Unrecognized at-rule “@view-transition”',
  "CSS: “animation-range”: Property “animation-range” doesn't exist.",
  "CSS: “animation-timeline”: Property “animation-timeline” doesn't exist.",
  "CSS: “container”: Property “container” doesn't exist.",
  "CSS: “container-type”: Property “container-type” doesn't exist.",
  "CSS: “margin-trim”: Property “margin-trim” doesn't exist.",
  "CSS: “position-area”: Property “position-area” doesn't exist.",
  'CSS: “transition-property”: “--tw-gradient-from” is not a “transition-property” value.',
]

/** What stands in a page of which the server fills in the values: the place of one, which is none itself. */
const isPlace = (url: string, message: string) =>
  url.endsWith('/shell.html') && /^Bad value “[^”]*\{\{\w+\}\}[^”]*” for attribute/.test(message)

const report = z.object({
  messages: z.array(
    z.object({ type: z.string(), message: z.string(), url: z.string().optional(), extract: z.string().optional() }),
  ),
})

const hasJava = spawnSync('java', ['-version']).status === 0
if (hasJava) process.exitCode = checkPages()
else console.log('Skipped: there is no Java on this machine, which the W3C checker needs.')

/** Tells each error of the built pages with its place; gives the exit status. */
function checkPages(): number {
  const pages = builtPages(PAGES)
  const { stderr, status } = spawnSync('java', ['-jar', CHECKER, '--format', 'json', '--skip-non-html', PAGES], {
    encoding: 'utf8',
    maxBuffer: MAX_REPORT_BYTES,
  })
  if (status === null || pages.length === 0) throw new Error(`The checker could not read the pages: ${stderr}`)
  const { messages } = report.parse(JSON.parse(stderr))
  const errors = messages.filter(
    ({ type, message, url = '' }) => type !== 'info' && !UNKNOWN_CSS.includes(message) && !isPlace(url, message),
  )
  for (const { url = '', message, extract = '' } of errors) {
    console.error(`${url.slice(url.indexOf(PAGES))}: ${message}\n    ${extract.replaceAll('\n', ' ')}`)
  }
  console.log(`${pages.length} pages, ${errors.length} errors`)
  return errors.length > 0 ? 1 : 0
}
