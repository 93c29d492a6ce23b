/** Why the pages could not be built, in words for staff; `message` may hold a program's whole output. */
export class BuildFailure extends Error {}

const KNOWN: [sign: RegExp, told: string][] = [
  [/ENOSPC|no space left/i, 'Levy on täynnä. Vapauta palvelimelta tilaa ja julkaise uudelleen.'],
  [/EROFS|EACCES|EPERM|read-only file system/i, 'Sivujen kansioon ei voi kirjoittaa. Tarkista palvelimen oikeudet.'],
  [/heap out of memory|SIGKILL|exit(?:ed)? with 137/i, 'Palvelimen muisti loppui kesken sivujen rakentamisen.'],
  [/SITE_REBUILD_HOOK_URL|fetch failed|TimeoutError/i, 'Sivut rakentava palvelu ei ottanut pyyntöä vastaan.'],
]

const LONGEST = 300

/** What staff are told of a failed build: the cause where it is a known one, otherwise what the program itself said. */
export function tellBuildFailure(error: unknown): string {
  const output = error instanceof Error ? `${error.message} ${causeOf(error)}` : String(error)
  const known = KNOWN.find(([sign]) => sign.test(output))
  if (known) return known[1]
  const [said = ''] = plainLines(output)
  return said ? `Rakennusohjelma ilmoitti: ${said.slice(0, LONGEST)}` : 'Rakentaminen päättyi kesken.'
}

const causeOf = ({ cause }: Error) => (cause instanceof Error ? cause.message : '')

/** The lines that say something, without a terminal's colours. */
const plainLines = (output: string) =>
  output
    .replace(/\u001B\[[\d;]*m/g, '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !/^(?:at |Location:|Stack trace:|Building the |Build failed with \d)/.test(line))
