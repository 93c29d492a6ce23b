import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const WORKSPACES = { schema: 'packages/schema/src', api: 'apps/api/src', site: 'apps/site/src' }

const LITERAL = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`([^`$]*)`|>([^<>{}]+)</g
const SENTENCE = /^[A-ZÅÄÖ]\S*(?:\s+[^\s=;<>{}/]+)+$/
/** Words of Finnish; what is English or code has none. */
const FINNISH = /[äöÄÖ]|uo|uku\b|(?:ssa|sta|lla|lta|lle|nen|tus|tys|ttu|tty|kaa)\b/

/** Names, and links that are called like the screen that they lead to: alike by nature, not by copying. */
const ALIKE: Record<string, string> = {
  'Anna kokonaisluku':
    'The answer to a value without words of its own; a field of the back office says it while it is typed in.',
  'Anna luku': 'Fields of the back office keep what is typed as text, and say so before there is a number.',
  'Anna päivät kokonaislukuna':
    'Fields of the back office keep what is typed as text, and say so before there is a number.',
  'Anna vuosiluku': 'Fields of the back office keep what is typed as text, and say so before there is a number.',
  'Hinta on pakollinen': 'Fields of the back office keep what is typed as text, and say so before there is a number.',
  'Katso myös': 'A heading of a page, and what its field is called.',
  'Kirjaudu sisään': 'A link’s and a button’s name.',
  'Kirjautuminen epäonnistui': 'The titles of failures come with zod, which screens for signing in do not load.',
  'Odottaa lähetystä': 'An order waits for its delivery, and a mail for its server.',
  'Rekisteröi tuote': 'The name of a screen, in links to it.',
  'Rekisteröinti epäonnistui': 'Of a product’s warranty, and of an account.',
  'Siirrä asiakaspalveluun':
    'A button of the chat’s window, and of an answer in it: the window’s words come with its page.',
  'Sisältö on pakollinen': 'Asked anew when nothing is left of the content after it was cleaned.',
  'Seuraa tilausta': 'A link’s name in a mail and on a page.',
  'Takuu päättyy': 'The name of a column, in an export and on a screen.',
  'Tarkista sähköposti ja salasana': 'The texts of failures come with zod, which screens for signing in do not load.',
  'Tekoälykirjoittaminen ei ole käytössä': 'The title of a failure and of a notice before anything is asked.',
  'Vahvista osoite': 'A button’s name in a mail and on a page.',
  'Valitse liitäntä': 'What an empty choice says, and what a choice is called.',
  'Valitse tuote': 'What an empty choice says, and what a choice is called.',
  'Varastosaldo ei voi olla negatiivinen':
    'Fields of the back office keep what is typed as text, and say so before there is a number.',
  'Varastosaldon on oltava kokonaisluku':
    'Fields of the back office keep what is typed as text, and say so before there is a number.',
  'Väärä salasana': 'The texts of failures come with zod, which the screen for signing in does not load.',
}

/** The Finnish texts of two words and more that stand literally in a source. */
function textsIn(source: string): string[] {
  return [...source.matchAll(LITERAL)]
    .map(([, ...parts]) => (parts.find((part) => part !== undefined) ?? '').replace(/\s+/g, ' ').trim())
    .filter((text) => SENTENCE.test(text) && FINNISH.test(text))
}

/** In which workspaces each text stands. */
function placesOf(files: { workspace: string; source: string }[]): Map<string, Set<string>> {
  const places = new Map<string, Set<string>>()
  for (const { workspace, source } of files)
    for (const text of textsIn(source)) places.set(text, (places.get(text) ?? new Set()).add(workspace))
  return places
}

const copied = (places: Map<string, Set<string>>) =>
  [...places].filter(([, workspaces]) => workspaces.size > 1).map(([text]) => text)

it('a Finnish text stands in one workspace: what pages and API both say is described in the schema package', () => {
  const files = Object.entries(WORKSPACES).flatMap(([workspace, root]) =>
    globSync(`${root}/**/*.{ts,tsx,astro}`)
      .filter((file) => !/\.test\.|-for-test|\/migrations\/|\/assistant\//.test(file))
      .map((file) => ({ workspace, source: readFileSync(file, 'utf8') })),
  )
  const texts = copied(placesOf(files))
  expect(texts.filter((text) => !(text in ALIKE)).sort()).toEqual([])
})

it('a text that was copied is found, also between tags', () => {
  const files = [
    { workspace: 'schema', source: "line(200, 'Nimi on pakollinen')" },
    { workspace: 'site', source: '<p>Nimi on\n pakollinen</p> <Button label="Lähetä viesti" />' },
    { workspace: 'api', source: "route('GET /api/blog'); throw new Error('No such row here')" },
  ]
  expect(copied(placesOf(files))).toEqual(['Nimi on pakollinen'])
})
