/** Why the pages could not be built, in words for staff; `message` may hold a program's whole output. */
export class BuildFailure extends Error {}

const KNOWN: [sign: RegExp, told: string][] = [
  [
    /ENOSPC|no space left/i,
    'Palvelimen levy on täynnä. Pyydä ylläpitäjää vapauttamaan tilaa ja julkaise sitten uudelleen.',
  ],
  [
    /EROFS|EACCES|EPERM|read-only file system/i,
    'Palvelin ei voi tallentaa sivuja. Pyydä ylläpitäjää tarkistamaan kansion oikeudet.',
  ],
  [
    /heap out of memory|SIGKILL|exit(?:ed)? with 137/i,
    'Palvelimen muisti loppui kesken. Yritä uudelleen, ja jos se ei auta, kerro ylläpitäjälle.',
  ],
  [
    /SITE_REBUILD_HOOK_URL|fetch failed|TimeoutError/i,
    'Sivut päivittävä palvelu ei vastannut. Yritä uudelleen, ja jos se ei auta, kerro ylläpitäjälle.',
  ],
  [
    /on rikki eikä siitä ole aiempaa julkaistua versiota/,
    'Ehtosivun tekstissä on virhe, eikä sivulla ole aiempaa tekstiä. Mitään ei julkaista, ennen kuin virhe on korjattu.',
  ],
  [/tuntematon paikkamerkki/, 'Sivuston teksti viittaa tietoon, jota ei ole. Pyydä ylläpitäjää korjaamaan teksti.'],
]

const UNKNOWN = 'Julkaiseminen keskeytyi virheeseen. Yritä uudelleen, ja jos se ei auta, kerro ylläpitäjälle.'
const LONGEST = 300

/** What staff are told of a failed build, in a line, and below it what the program itself said. */
export function tellBuildFailure(error: unknown): string {
  const output = error instanceof Error ? `${error.message} ${causeOf(error)}` : String(error)
  const [, told = UNKNOWN] = KNOWN.find(([sign]) => sign.test(output)) ?? []
  const [said = ''] = plainLines(output)
  return said ? `${told}\n${said.slice(0, LONGEST)}` : told
}

const causeOf = ({ cause }: Error) => (cause instanceof Error ? cause.message : '')

/** The lines that say something, without a terminal's colours. */
const plainLines = (output: string) =>
  output
    .replace(/\u001B\[[\d;]*m/g, '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !/^(?:at |Location:|Stack trace:|Building the |Build failed with \d)/.test(line))
