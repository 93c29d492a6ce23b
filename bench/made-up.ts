// People, places and texts by number, for databases that measurements run on.
const START = Date.UTC(2023, 0, 1)
const SPAN = Date.UTC(2026, 10, 1) - START

export const firstNames = [
  'Aino',
  'Matti',
  'Kaarina',
  'Eero',
  'Sanna',
  'Jukka',
  'Liisa',
  'Timo',
  'Päivi',
  'Antero',
  'Hilkka',
]
export const lastNames = ['Korhonen', 'Virtanen', 'Mäkinen', 'Nieminen', 'Hämäläinen', 'Laine', 'Heikkinen', 'Järvinen']
export const streets = ['Satamakatu', 'Kauppakatu', 'Rantatie', 'Koulukatu', 'Mäkitie', 'Puistokatu', 'Asemakatu']
export const cities = ['Helsinki', 'Oulu', 'Turku', 'Kuopio', 'Rovaniemi', 'Tampere', 'Vaasa', 'Lappeenranta', 'Pori']
export const words = ['akku', 'paneeli', 'retki', 'vene', 'mökki', 'työmaa', 'lataus', 'talvi', 'varavoima', 'kaapeli']
export const categories = ['Oppaat', 'Tekniikka', 'Kokemukset', 'Käyttöohjeet', 'Ammattikäyttö']

export const of = <T>(choices: readonly [T, ...T[]] | T[], n: number): T => choices[n % choices.length] as T
export const moment = (n: number, count: number) => new Date(START + Math.floor((SPAN * n) / count))
export const person = (n: number) => `${of(firstNames, n)} ${of(lastNames, Math.floor(n / firstNames.length))}`
export const address = (n: number) =>
  `${person(n).toLowerCase().replace(' ', '.').replace(/[äö]/g, 'a')}${n}@example.fi`
export const prose = (n: number, length: number) => Array.from({ length }, (_, at) => of(words, n + at * 7)).join(' ')
