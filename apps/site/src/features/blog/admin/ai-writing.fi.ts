import { UNTITLED_POST } from '@arkpax/schema/blog-labels'
import { formatNumber } from '@arkpax/schema/format-fi'

/** Words of the tab where AI writes a post. */
export const aiText = {
  checkFailed: 'Tekoälyn tilaa ei voitu tarkistaa',
  intro:
    'Tekoäly kirjoittaa luonnoksen tuotetietojemme pohjalta. Mitään ei tallenneta eikä julkaista: teksti siirtyy lomakkeelle, jossa tarkistat ja muokkaat sen.',
  topic: 'Aihe',
  category: 'Kategoria',
  length: 'Lukuaika',
  focus: 'Painopisteet',
  focusHint: 'Valinnainen. Mitä artikkelissa pitää käsitellä, kenelle se on, mitä lukuja siinä saa käyttää?',
  suggest: 'Ehdota aiheita',
  create: 'Luo artikkeli',
  stop: 'Keskeytä',
  stopped: 'Kirjoittaminen keskeytettiin.',
  topics: 'Aihe-ehdotukset',
  topicsReady: (count: number) => ({
    title: 'Aihe-ehdotukset luotu',
    description: count === 1 ? '1 aihe-ehdotus.' : `${formatNumber(count)} aihe-ehdotusta.`,
  }),
  topicsFailed: { title: 'Virhe aihe-ehdotusten luomisessa', description: 'Yritä uudelleen myöhemmin.' },
  postReady: { title: 'Luonnos on valmis', description: 'Tarkista teksti ennen julkaisemista.' },
  postFailed: { title: 'Virhe artikkelin luomisessa', description: 'Yritä uudelleen myöhemmin.' },
  progress: {
    label: 'Kirjoittamisen eteneminen',
    waiting: 'Odotamme kielimallin vastausta…',
    topics: 'Tekoäly ehdottaa aiheita…',
    writing: 'Tekoäly kirjoittaa artikkelia…',
    mending: 'Tekoäly korjaa vastauksensa muotoa…',
    headings: 'Väliotsikot tähän mennessä',
  },
  replace: {
    title: 'Lomakkeella on tallentamaton luonnos',
    text: (kept: string) =>
      `Tekoälyn artikkeli on valmis, mutta lomakkeella on jo keskeneräinen teksti ”${kept}”. Korvataanko se?`,
    untitled: UNTITLED_POST,
    confirm: 'Korvaa luonnos',
    keep: 'Säilytä vanha luonnos',
  },
  figures: {
    label: 'Artikkelin luvut',
    title: 'Tarkista nämä luvut',
    text: 'Näitä lukuja ei löytynyt tuotetiedoista eikä antamistasi tiedoista. Varmista tai poista ne ennen julkaisemista.',
    none: 'Kaikki artikkelin luvut löytyvät tuotetiedoista. Lue teksti silti ennen julkaisemista.',
  },
  off: {
    title: 'Tekoälykirjoittaminen ei ole käytössä',
    text: 'Palvelimelle ei ole asetettu kielimallia. Kun haluat ottaa sen käyttöön, aseta palvelimen ympäristömuuttujat ja käynnistä palvelin uudelleen:',
    settings: [
      { name: 'OPENAI_API_KEY', text: 'kielimallipalvelun avain' },
      { name: 'OPENAI_BASE_URL', text: 'palvelun osoite, jos se on muu kuin OpenAI' },
      { name: 'OPENAI_MODEL', text: 'käytettävän mallin nimi' },
    ],
    manual: 'Siihen asti voit kirjoittaa postauksen Käsin-välilehdellä.',
  },
}
