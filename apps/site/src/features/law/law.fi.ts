import { dutyLabels as labels } from '@arkpax/schema/field-labels'
import { formatDate } from '@arkpax/schema/format-fi'
import type { DutyCheckState } from '@arkpax/schema/law'

export const lawText = {
  title: 'Laki',
  intro:
    'Velvollisuudet ja se, missä kauppa täyttää ne. Teksti on oma tulkintamme: juristin kannattaa lukea se kerran. Kun teksti muuttuu, se pyydetään tarkistamaan uudelleen.',
  failed: 'Velvollisuuksia ei voitu lukea',
  inForce: 'Voimassa',
  upcoming: 'Tulossa',
  duties: 'Velvollisuudet',
  since: (day: string) => `Alkaen ${formatDate(day)}`,
  reading: labels.reading,
  ownReading: 'Oma tulkinta',
  note: labels.note,
  where: 'Missä',
  nowhere: 'Ei kaupassa',
  missing: 'Jää omistajalle',
  source: 'Lähde',
  version: labels.text_version,
  states: {
    checked: 'Tarkistettu',
    changed: 'Muuttunut tarkistuksen jälkeen',
    unchecked: 'Tarkistamatta',
  } satisfies Record<DutyCheckState, string>,
  checkedBy: (who: string, day: string) => `${who}, ${formatDate(day)}`,
  nobody: 'Kukaan ei ole vielä tarkistanut tekstiä.',
  edit: 'Muokkaa tulkintaa',
  check: 'Kirjaa tarkistus',
  editOf: (what: string) => `Muokkaa tulkintaa: ${what}`,
  checkOf: (what: string) => `Kirjaa tarkistus: ${what}`,
  save: 'Tallenna tulkinta',
  saved: 'Tulkinta tallennettu',
  saveFailed: 'Tulkintaa ei voitu tallentaa',
  readingHint: 'Miten kauppa lukee lain. Asiakkaat eivät näe tätä.',
  checkedByLabel: labels.checked_by,
  checkedByHint: 'Henkilön tai toimiston nimi.',
  checkedOn: 'Tarkistuspäivä',
  checkText: (version: string) => `Tarkistus kirjataan tekstin versiolle ${version}.`,
  checkSaved: 'Tarkistus kirjattu',
  checkFailed: 'Tarkistusta ei voitu kirjata',
  discard: {
    title: 'Hylätäänkö muutokset?',
    text: 'Kirjoittamasi teksti häviää.',
    confirmLabel: 'Hylkää muutokset',
  },
}
