import { newsletterConsent, newsletterForm } from '@arkpax/schema/forms/newsletter'
/** The home page's own words; everything longer stands in `content/`. */
export const home = {
  title: 'Arkpax – kannettavat IP67-voimalaitokset',
  description:
    'Vesitiiviit kannettavat voimalaitokset, lisäakut ja aurinkopaneelit veneeseen, mökille, työmaalle ja sähkökatkoihin. [[Terms.warrantyOfTime]] takuu ja [[terms.returnDays]] päivän palautusoikeus.',

  hero: {
    label: 'Esittely',
    browse: 'Selaa tuotteita',
    compare: 'Vertaile malleja',
    previous: 'Edellinen dia',
    next: 'Seuraava dia',
    pause: 'Pysäytä vaihtuminen',
    play: 'Jatka vaihtumista',
    slide: (number: number, count: number) => `Dia ${number}/${count}`,
  },

  products: {
    title: 'Neljä laitetta, yksi järjestelmä',
    text: 'Valitse asema käytön mukaan. Kapasiteettia voi lisätä myöhemmin.',
    more: 'Lue Lisää',
    contact: 'Ota yhteyttä',
  },

  useCases: {
    title: 'Missä asemaa käytetään',
    text: 'Vesille, leiriin ja työmaalle: katso, mitä yhdellä latauksella käyttää ja kuinka pitkään.',
    previous: 'Edelliset käyttökohteet',
    next: 'Seuraavat käyttökohteet',
  },

  values: { title: 'Mistä emme tingi' },

  blog: { title: 'Blogista', all: 'Kaikki artikkelit' },

  promises: { title: 'Mitä lupaamme', text: 'Samat ehdot jokaiselle laitteelle ja jokaiselle ostajalle.' },

  newsletter: {
    title: 'Virtaa sähköpostiin',
    text: newsletterConsent.text,
    form: 'Uutiskirje etusivulla',
    email: 'Sähköposti',
    submit: newsletterForm.submit,
  },
} as const
