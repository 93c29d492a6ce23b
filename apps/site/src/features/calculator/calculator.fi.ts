import { withUnit } from '@arkpax/schema/figures'

const NBSP = '\u00A0'
const battery = (count: number) => (count === 1 ? `1${NBSP}lisäakku` : `${count}${NBSP}lisäakkua`)
const panel = (count: number) => (count === 1 ? `1${NBSP}paneeli` : `${count}${NBSP}paneelia`)
const span = (days: number) => (days === 1 ? 'vuorokaudeksi' : `${days}${NBSP}vuorokaudeksi`)

/** Words of the runtime calculator. */
export const calculatorText = {
  title: 'Käyttöaikalaskuri',
  lead: 'Valitse laitteesi ja kerro, kuinka kauan käytät niitä päivässä. Laskuri näyttää, kumman aseman teho riittää, kuinka pitkään yksi lataus kestää ja milloin lisäakku tai aurinkopaneeli auttaa.',
  description:
    'Laske, kuinka kauan Ark PRO ja Ark EVO pyörittävät laitteitasi, riittääkö niiden teho ja montako lisäakkua tai aurinkopaneelia tarvitset.',
  appliances: 'Laitteesi',
  results: 'Näin asemat riittävät',
  timesNote:
    'Ensimmäinen aika on nimellinen eli kapasiteetti jaettuna teholla. Toisessa on otettu huomioon vaihtosuuntaajan häviöt.',
  noScript:
    'Laskuri tarvitsee JavaScriptin. Alla on esimerkkilaskelma, ja yleisimpien laitteiden käyttöajat löydät taulukosta sivun lopusta.',
  ownAppliance: 'Oma laite',
  pick: 'Lisää laite',
  pickOwn: 'Muu laite, kirjoita teho itse',
  add: 'Lisää',
  remove: (name: string) => `Poista ${name}`,
  clear: 'Tyhjennä',
  copy: 'Kopioi linkki',
  copied: { title: 'Linkki kopioitu', description: 'Linkistä avautuu sama laskelma.' },
  copyFailed: { title: 'Linkin kopiointi ei onnistunut', description: 'Kopioi osoite selaimen osoiteriviltä.' },
  fields: {
    name: 'Laitteen nimi',
    count: 'Määrä',
    watts: 'Teho',
    hours: 'Käyttö päivässä',
    start: 'Käynnistysteho',
    days: 'Kuinka monta vuorokautta lataamatta?',
    together: 'Laitteet voivat olla päällä yhtä aikaa',
  },
  mistakes: {
    count: 'Anna määrä kokonaislukuna, 1–50.',
    watts: `Anna teho watteina, 1–10${NBSP}000, esimerkiksi 1500 tai 7,5.`,
    hoursPerDay: 'Anna käyttöaika tunteina vuorokaudessa, enintään 24, esimerkiksi 2,5.',
    startWatts: `Anna käynnistysteho watteina, enintään 10${NBSP}000, esimerkiksi 900.`,
    days: 'Anna vuorokaudet kokonaislukuna, 1–30.',
  },
  duty: (percent: number) =>
    `Laite käy jaksoittain: laskelmassa se on kuormassa ${String(percent).replace('.', ',')}${NBSP}% ajasta.`,
  alone: 'Yksinään',
  demand: 'Yhteisteho',
  continuous: 'jatkuva',
  peak: 'huippu',
  hours: 'Kaikki yhtä aikaa päällä',
  days: 'Yksi lataus kestää',
  practically: (value: string) => `käytännössä noin ${value}`,
  dailyUse: (wattHours: string) => `Kulutus ${wattHours} vuorokaudessa ennen häviöitä.`,
  power: {
    enough: (limit: number) => `Jatkuva teho ${withUnit(limit, 'W')} riittää.`,
    short: (limit: number) => `Jatkuva teho ${withUnit(limit, 'W')} ei riitä, eikä lisäakku kasvata tehoa.`,
    startEnough: (start: number, peak: number) =>
      `Suurin hetkellinen tarve ${withUnit(Math.round(start), 'W')} mahtuu huipputehoon ${withUnit(peak, 'W')}.`,
    startShort: (start: number, peak: number) =>
      `Suurin hetkellinen tarve ${withUnit(Math.round(start), 'W')} ylittää huipputehon ${withUnit(peak, 'W')}.`,
  },
  batteries: {
    none: (days: number) => `Oma akku riittää ${span(days)}.`,
    some: (count: number, total: string, days: number) =>
      `${battery(count)} tarvitaan ${span(days)}. Kapasiteetti on silloin ${total}.`,
    tooMuch: (most: number) => `Edes ${battery(most)} ei riitä. Lataa välillä tai vähennä kulutusta.`,
  },
  panels: {
    all: (count: number) => `${panel(count)} tuo kesäpäivänä takaisin vuorokauden kulutuksen.`,
    part: (most: number, share: string) =>
      `${panel(most)} tuo kesäpäivänä takaisin ${share} kulutuksesta. Enempää ei voi kytkeä.`,
  },
  verdicts: {
    suffices: 'Riittää',
    withBatteries: (count: number) => (count === 1 ? 'Riittää lisäakun kanssa' : `Riittää, kun lisäakkuja on ${count}`),
    power: 'Teho ei riitä',
    start: 'Käynnistysteho ei riitä',
    energy: 'Energia ei riitä',
    empty: 'Lisää ensin laite',
  },
  summary: (verdicts: readonly { name: string; text: string }[]) =>
    verdicts.map(({ name, text }) => `${name}: ${text.toLowerCase()}.`).join(' '),
  table: {
    title: 'Yleisten laitteiden käyttöajat',
    text: 'Yksi laite kerrallaan ja täysi akku.',
    caption: 'Yleisten laitteiden käyttöajat Ark PRO:lla ja Ark EVO:lla',
    appliance: 'Laite',
    watts: 'Teho',
    tooStrong: 'teho ei riitä',
    footnote:
      'Porat, hiomakoneet ja imurit käyvät jaksoittain: laskelmassa ne ovat kuormassa 70\u00A0% ajasta. Sähkökatkon keskikuorma on 215\u00A0W, koska jääkaapin kompressori käy jaksoittain.',
  },
  assumptions: {
    title: 'Näin laskemme',
    items: [
      {
        title: 'Nimellinen aika',
        text: 'Akun kapasiteetti jaetaan laitteiden teholla. Muutkin käyttöajat näillä sivuilla on laskettu samalla tavalla.',
      },
      {
        title: 'Käytännössä noin',
        text: 'Vaihtosuuntaajan häviöt lyhentävät aikaa noin 10\u00A0%. USB- ja 12\u00A0V:n lähdöissä häviö on pienempi.',
      },
      {
        title: 'Teho',
        text: 'Yhtä aikaa päällä olevien laitteiden teho saa olla enintään aseman jatkuva teho. Oletamme, että laitteet käynnistyvät yksi kerrallaan: käynnistystehon on mahduttava huipputehoon, jota asema antaa kahden sekunnin ajan. Lisäakku ei kasvata tehoa.',
      },
      {
        title: 'Lisäakut',
        text: 'Tarve lasketaan käytännön kapasiteetista. Kumpaankin asemaan voi kytkeä enintään 10\u00A0lisäakkua.',
      },
      {
        title: 'Aurinkopaneelit',
        text: 'Yksi 200\u00A0W:n paneeli tuo kesäpäivässä noin 700\u00A0Wh: viisi aurinkotuntia ja 70\u00A0% nimellistehosta. Paneeleja voi kytkeä enintään kuusi.',
      },
      {
        title: 'Kylmä ja ikä',
        text: 'Pakkanen ja vuodet vähentävät akun kapasiteettia. Jätä laskelmaan pelivaraa.',
      },
    ],
  },
  limits: 'Teho, lisäakut ja paneelit',
  inquiry: (name: string) => `Pyydä tarjous: ${name}`,
  toProduct: (name: string) => `Tutustu: ${name}`,
  groups: { home: 'Koti', boat: 'Vene', tools: 'Työkalut', camping: 'Retkeily', office: 'Toimisto' },
} as const
