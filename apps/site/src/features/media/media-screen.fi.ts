import { formatNumber } from '@arkpax/schema/format-fi'
import type { MediaUse, mediaStates } from '@arkpax/schema/media'

const pictures = (count: number) => (count === 1 ? '1\u00A0kuva' : `${formatNumber(count)}\u00A0kuvaa`)
const documents = (count: number) => (count === 1 ? '1\u00A0asiakirja' : `${formatNumber(count)}\u00A0asiakirjaa`)

export const mediaScreenText = {
  title: 'Kuvat ja asiakirjat',
  intro:
    'Täällä ovat kuvat ja PDF-asiakirjat, joita tuotteet ja artikkelit käyttävät. Kuvasta tehdään itsestään sivuille sopivat koot.',
  summary: (counts: { pictures: number; documents: number }, size: string) =>
    `${pictures(counts.pictures)} ja ${documents(counts.documents)}, yhteensä ${size}.`,
  withoutAlt: (count: number) =>
    count === 1 ? 'Yhdeltä kuvalta puuttuu teksti' : `${formatNumber(count)} kuvalta puuttuu teksti`,
  search: 'Hae nimellä tai kuvan tekstillä',
  searchPlaceholder: 'Esimerkiksi laituri',
  kind: 'Laji',
  kinds: { all: 'Kuvat ja asiakirjat', picture: 'Kuvat', document: 'Asiakirjat' },
  state: 'Näytä',
  states: {
    all: 'Kaikki',
    'no-alt': 'Teksti puuttuu',
    unused: 'Ei käytössä',
    trash: 'Roskakori',
  } satisfies Record<(typeof mediaStates)[number], string>,
  sorts: { date: 'Lisätty', name: 'Nimi', size: 'Koko' },
  trashNote: 'Roskakorissa olevat poistetaan lopullisesti 30\u00A0päivän kuluttua.',
  open: 'Avaa',
  missingAlt: 'Teksti puuttuu',
  results: {
    failed: 'Kirjaston lataaminen epäonnistui',
    empty: { title: 'Kirjasto on tyhjä', text: 'Lataa ensimmäinen kuva tai asiakirja yläpuolelta.' },
    nothingFound: { title: 'Tiedostoja ei löytynyt', text: 'Kokeile toista hakusanaa tai näytä kaikki tiedostot.' },
  },
}

const nouns: Record<MediaUse['noun'], string> = {
  product: 'Tuote',
  blog_post: 'Artikkeli',
  settings: 'Asetukset',
  recall: 'Takaisinveto',
}

export const mediaDialogText = {
  failed: 'Tiedoston lataaminen epäonnistui',
  name: 'Tiedoston nimi',
  alt: 'Mitä kuvassa on?',
  altHint:
    'Vaihtoehtoinen teksti niille, jotka eivät näe kuvaa: mitä kuvassa on ja mikä siinä on tärkeää. Esimerkiksi ”Ark PRO laiturilla, kylkeen on kytketty kylmälaukku”.',
  decorative: 'Koristekuva: kuva ei kerro mitään, mitä tekstissä ei ole',
  mode: 'Muokkaa kuvaa',
  modes: { focal: 'Kohdistus', crop: 'Rajaus' },
  focalHint:
    'Kohdistuspiste pysyy näkyvissä, kun sivu näyttää kuvasta vain osan. Napsauta kuvaa, tai siirrä pistettä nuolinäppäimillä.',
  focal: (x: number, y: number) => `Kohdistuspiste: ${x}\u00A0% vasemmalta, ${y}\u00A0% ylhäältä`,
  cropHint: 'Vedä kuvaan alue tai säädä reunoja. Alkuperäinen kuva säilyy, ja rajauksen voi perua.',
  cropParts: { x: 'Vasen reuna', y: 'Yläreuna', width: 'Leveys', height: 'Korkeus' },
  percent: (part: number) => `${Math.round(part * 100)}\u00A0%`,
  whole: 'Näytä koko kuva',
  facts: (width: number | null, height: number | null, size: string) =>
    width && height ? `${formatNumber(width)}\u00A0×\u00A0${formatNumber(height)}\u00A0px, alkuperäinen ${size}` : size,
  address: 'Osoite',
  addressWhat: 'osoite',
  uses: 'Käytössä',
  unused: 'Ei käytössä missään.',
  use: ({ noun, title }: MediaUse) => (title ? `${nouns[noun]}: ${title}` : nouns[noun]),
  replace: 'Vaihda tiedosto',
  replaceHint: 'Osoite ja teksti pysyvät, joten uusi tiedosto tulee kaikkialle, missä vanha on. Rajaus poistuu.',
  replacing: (percent: number) => `Ladataan, ${percent}\u00A0%`,
  replaced: 'Tiedosto vaihdettu. Sivuilla se näkyy noin minuutissa.',
  replaceFailed: 'Tiedoston vaihtaminen epäonnistui',
  trash: 'Siirrä roskakoriin',
  trashBlocked: 'Tiedoston voi siirtää roskakoriin, kun se ei ole käytössä missään.',
  trashed: (name: string) => `Siirretty roskakoriin: ${name}`,
  trashFailed: 'Roskakoriin siirtäminen epäonnistui',
  undoOf: (name: string) => `Palauta roskakorista ${name}`,
  inTrash: 'Tiedosto on roskakorissa, ja se poistetaan lopullisesti 30\u00A0päivän kuluttua siirtämisestä.',
  deletion: 'Poista lopullisesti',
  deletionAsked: (name: string) => ({
    title: `Poistetaanko lopullisesti ${name}?`,
    text: 'Tiedosto ja sen kaikki koot poistuvat heti, eivätkä niiden osoitteet enää toimi. Poistoa ei voi perua.',
    confirmLabel: 'Poista lopullisesti',
  }),
  deleted: 'Poistettu lopullisesti',
  deleteFailed: 'Poistaminen epäonnistui',
  restore: 'Palauta',
  restored: (name: string) => `Palautettu roskakorista: ${name}`,
  restoreFailed: 'Palauttaminen epäonnistui',
  save: 'Tallenna',
  saved: 'Tallennettu',
  saveFailed: 'Tallentaminen epäonnistui',
  discard: {
    title: 'Hylätäänkö muutokset?',
    text: 'Muutoksia ei ole vielä tallennettu. Jos suljet ikkunan, ne häviävät.',
    confirmLabel: 'Hylkää',
  },
  yes: 'Kyllä',
  no: 'Ei',
}
