import { withUnit } from '@arkpax/schema/figures'

const NBSP = '\u00A0'
const battery = (count: number) => (count === 1 ? `1${NBSP}lisäakku` : `${count}${NBSP}lisäakkua`)
const panel = (count: number) => (count === 1 ? `1${NBSP}paneeli` : `${count}${NBSP}paneelia`)
const share = (percent: number) => `${String(percent).replace('.', ',')}${NBSP}%`
const span = (days: number) => (days === 1 ? 'vuorokaudeksi' : `${days}${NBSP}vuorokaudeksi`)

/** Words of the runtime calculator. */
export const calculatorText = {
  title: 'Käyttöaikalaskuri',
  /** It breaks where its parts end. */
  heading: 'Käyttö\u00ADaika\u00ADlaskuri',
  lead: 'Valitse laitteesi. Laskuri kertoo, kumpi asema riittää, kuinka pitkään ja mihin hintaan.',
  description: 'Laske, kuinka kauan Ark PRO ja Ark EVO pyörittävät laitteitasi ja riittääkö teho.',
  appliances: 'Laitteesi',
  results: 'Tulos',
  /** Until one has changed or chosen something. */
  example: {
    note: 'Tässä on esimerkki. Vaihda tilalle omat laitteesi.',
    pick: 'Tähän esimerkkiin riittää',
    short: 'Esimerkki:',
  },
  rowsNote: 'Avaa laite, niin voit muuttaa sen tehoa ja käyttöaikaa.',
  rowUse: (watts: string, hours: string) => `${watts}, ${hours} päivässä`,
  noScript:
    'Laskuri tarvitsee JavaScriptin. Alla on esimerkkilaskelma, ja laitteiden käyttöajat ovat taulukossa sivun lopussa.',
  closed: {
    text: 'Laskuri ei auennut, koska osa sivusta jäi latautumatta.',
    meanwhile: 'Alla on esimerkkilaskelma, ja laitteiden käyttöajat ovat',
    table: 'taulukossa sivun lopussa',
    ask: 'Voit myös kysyä meiltä',
  },
  ownAppliance: 'Oma laite',
  /** The block of the home page. */
  block: {
    title: 'PRO vai EVO: kumpi riittää?',
    text: 'Viisi tilannetta ja asema, joka kuhunkin riittää. Avaa omasi, niin näet laitteet, tunnit ja hinnan.',
    open: 'Valitse omat laitteesi',
  },
  start: 'Mihin tarvitset virtaa?',
  own: 'Omat laitteet',
  pick: 'Lisää laite',
  picker: {
    placeholder: 'Esimerkiksi jääkaappi tai mikro',
    browse: 'Selaa luetteloa',
    own: 'Lisää oma laite',
    count: (count: number) => (count === 1 ? `1${NBSP}laite` : `${count}${NBSP}laitetta`),
    found: (count: number) => (count === 1 ? `Löytyi 1${NBSP}laite.` : `Löytyi ${count}${NBSP}laitetta.`),
    none: (typed: string) =>
      `”${typed}” ei ole luettelossa. Lisää se omana laitteena: teho lukee laitteen tyyppikilvessä.`,
    added: (name: string, count: number) =>
      count === 1 ? `${name} lisätty.` : `${name} lisätty, niitä on nyt ${count}${NBSP}kpl.`,
    full: 'Laskelmaan mahtuu 20 laitetta. Poista ensin jokin.',
  },
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
  duty: (percent: number) => `Laite käy jaksoittain: laskelmassa se on kuormassa ${share(percent)} ajasta.`,
  /** The same behind what it takes and how long it is used. */
  runs: (percent: number) => `käy ${percent === 50 ? 'puolet' : share(percent)} ajasta`,
  advice: {
    lastsAndSpares: (days: number, spare: string) => `Virta riittää ${span(days)}, ja varalle jää ${spare}.`,
    lastsNarrowly: (days: number, spare: string) => `Virta riittää ${span(days)} juuri ja juuri: varalle jää ${spare}.`,
    soldOut: (what: string) => `Nyt loppuunmyyty: ${what}. Kerromme toimitusajan tarjouksessa.`,
    ask: 'Kysy meiltä',
    pick: 'Suosittelemme',
    pickInTurns: 'Suosittelemme, kun käytät laitteita vuorotellen',
    best: (what: string, price: string) => `Suosittelemme: ${what}, ${price}.`,
    other: (what: string, price: string) => `Vaihtoehto: ${what}, ${price}.`,
    /** Why one more battery, where a little less than is needed would be there without it. */
    lacking: (what: string, wattHours: string, isOne: boolean) =>
      `${what} ${isOne ? 'jää yksin' : 'jäävät'} ${wattHours} vajaaksi.`,
    inSun: 'Riittää aurinkoisena kesäpäivänä.',
    unfit: (why: string) => `Ei sovi näille laitteille: ${why}.`,
    sunny:
      'Riittää aurinkoisena kesänä: ensimmäisen vuorokauden virta tulee akusta, ja sen jälkeen paneelit lataavat, jos aurinko paistaa.',
    onlyInSun:
      'Tämä riittää vain kesällä ja auringossa: ensimmäisen vuorokauden virta tulee akuista, loput paneeleista.',
    inTurns: (what: string, price: string) => `Suosittelemme: ${what}, ${price}, kun käytät laitteita vuorotellen.`,
    atOnce: (watts: string, most: string) =>
      `Yhtä aikaa päällä ne vaativat ${watts}. Suurin asema antaa ${most}, eikä lisäakku kasvata tehoa.`,
    tooStrong: (name: string, watts: string, most: string) =>
      `Mikään asemamme ei riitä: ${name} vaatii ${watts}, ja suurin asema antaa ${most}.`,
    startTooStrong: (name: string, watts: string, most: string) =>
      `Mikään asemamme ei riitä: ${name} vaatii käynnistyessään ${watts}, ja suurin asema antaa hetkellisesti ${most}.`,
    tooMuchEnergy: 'Näin paljon energiaa ei mahdu suurimpaankaan kokoonpanoon.',
    tooMuchEnergyHint: 'Lyhennä käyttöaikoja, lataa välillä tai jätä pois laite, joka lämmittää.',
    empty: 'Lisää laitteet, niin kerromme, mikä niille riittää ja mitä se maksaa.',
    /** The parts of a combination: 'Ark EVO 1800 W, 2 lisäakkua ja aurinkopaneeli'. */
    joined: (parts: readonly string[], last: string) => `${parts.join(', ')} ja ${last}`,
    batteries: (count: number) => (count === 0 ? '' : count === 1 ? 'lisäakku' : `${count}${NBSP}lisäakkua`),
    panels: (count: number) => (count === 0 ? '' : count === 1 ? 'aurinkopaneeli' : `${count}${NBSP}aurinkopaneelia`),
    inquiry: 'Pyydä tarjous tästä',
    delivery: 'Toimituskulut näet tarjouspyynnössä.',
    total: (what: string, price: string) => `Hinta ${price}: ${what}.`,
    /** What comes with the station that its picture shows alone. */
    added: (what: string) => `+ ${what}`,
  },
  message: {
    start: 'Pyydän tarjousta tämän laskelman mukaan.',
    row: (count: number, name: string, watts: string, hours: string) =>
      `${count} × ${name}, ${watts}, ${hours} vuorokaudessa`,
    use: (days: number, together: boolean) =>
      `${days}${NBSP}vrk lataamatta. Laitteita käytetään ${together ? 'yhtä aikaa' : 'vuorotellen'}.`,
  },
  questions: { battery: 'Riittääkö akku?', power: 'Riittääkö teho?', others: 'Muut vaihtoehdot' },
  /** The answers to these; the figure that decides comes after one. */
  answers: {
    yes: 'Kyllä',
    narrowly: 'Juuri ja juuri',
    no: 'Ei',
    withBatteries: (answer: string, count: number) =>
      `${answer}, ${count === 1 ? 'lisäakun' : `${count}${NBSP}lisäakun`} kanssa`,
  },
  /** What a figure is, beside it. */
  parts: {
    days: 'yhdellä latauksella',
    demand: 'tarve enimmillään / aseman jatkuva teho',
    start: 'tarve käynnistyessä / aseman huipputeho',
  },
  batteryUse: (days: number, share: string) =>
    `Akusta kuluu ${days === 1 ? 'vuorokaudessa' : `${days}${NBSP}vuorokaudessa`} ${share}.`,
  lasts: (practical: string, nominal: string) => `Yhdellä latauksella: ${practical}, ${nominal}.`,
  together: (practical: string, nominal: string) => `Kaikki päällä yhtä aikaa: ${practical}, ${nominal}.`,
  about: (value: string) => `noin ${value}`,
  nominally: (value: string) => `nimellisesti ${value}`,
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
  },
  /** What an appliance makes or fills, after how many. */
  each: {
    charge: (count: number): string => (count === 1 ? 'lataus' : 'latausta'),
    cup: (count: number): string => (count === 1 ? 'kupillinen' : 'kupillista'),
    toast: (count: number): string => (count === 1 ? 'paahtokerta' : 'paahtokertaa'),
    wash: (count: number): string => (count === 1 ? 'pesukerta' : 'pesukertaa'),
    litre: (count: number): string => (count === 1 ? 'litra vettä' : 'litraa vettä'),
    km: () => 'km',
  },
  table: {
    title: 'Yleisten laitteiden käyttöajat',
    text: 'Yksi laite kerrallaan, akku täynnä ja häviöt vähennettynä.',
    more: 'Näytä kaikkien laitteiden käyttöajat',
    caption: 'Yleisten laitteiden käyttöajat Ark PRO:lla ja Ark EVO:lla',
    appliance: 'Laite',
    tooStrong: 'teho ei riitä',
    /** Where only the weaker of an appliance's models can be used. */
    upTo: (watts: string) => `vain enintään ${watts}:n mallit`,
    footnote: 'Laite käy jaksoittain, ja laskelma ottaa sen huomioon.',
  },
  assumptions: {
    title: 'Näin laskemme',
    items: [
      {
        title: 'Nimellinen aika',
        text: 'Akun kapasiteetti jaetaan laitteiden teholla.',
      },
      {
        title: 'Aika käytännössä',
        text: 'Nimellisestä ajasta vähennetään vaihtosuuntaajan häviöt, noin 10\u00A0%. USB- ja 12\u00A0V:n lähdöissä häviö on pienempi.',
      },
      {
        title: 'Teho',
        text: 'Yhtä aikaa päällä olevien laitteiden teho saa olla enintään aseman jatkuva teho. Oletamme, että laitteet käynnistyvät yksi kerrallaan: käynnistystehon on mahduttava kahden sekunnin huipputehoon. Lisäakku ei kasvata tehoa.',
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
  limits: 'Kaikki luvut',
  ask: 'Pyydä tarjous',
  look: 'Katso tuote',
  inquiry: (name: string) => `Pyydä tarjous: ${name}`,
  groups: { home: 'Koti', boat: 'Vene', tools: 'Työkalut', camping: 'Retkeily', office: 'Toimisto' },
}
