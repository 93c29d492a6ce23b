import { UNTITLED_POST } from '@arkpax/schema/blog-labels'
/** Words of the blog's back office. */
export const adminBlogText = {
  title: 'Blogin hallinta',
  create: 'Uusi postaus',
  search: 'Hae postauksia',
  searchPlaceholder: 'Otsikko, kirjoittaja, tagi…',
  status: 'Tila',
  statuses: { all: 'Kaikki', published: 'Julkaistut', draft: 'Luonnokset' },
  view: 'Näkymä',
  views: { list: 'Luettelo', cards: 'Kortit' },
  sorts: { date: 'Luotu', title: 'Otsikko' },
  rowName: (title: string) => `postaus ${title}`,
  chosen: {
    publish: 'Julkaise…',
    unpublish: 'Piilota…',
    remove: 'Poista…',
    list: 'Postaukset',
    publishTitle: (count: number) =>
      count === 1 ? 'Julkaistaanko postaus?' : `Julkaistaanko ${count}\u00A0postausta?`,
    publishText: 'Postaukset näkyvät kaikille. Muutoksen voi kumota 10\u00A0sekunnin ajan.',
    publishConfirm: 'Julkaise',
    published: (count: number) => (count === 1 ? 'Yksi postaus julkaistu' : `${count}\u00A0postausta julkaistu`),
    unpublishTitle: (count: number) =>
      count === 1 ? 'Piilotetaanko postaus?' : `Piilotetaanko ${count}\u00A0postausta?`,
    unpublishText: 'Postaukset eivät enää näy sivustolla. Muutoksen voi kumota 10\u00A0sekunnin ajan.',
    unpublishConfirm: 'Piilota',
    unpublished: (count: number) => (count === 1 ? 'Yksi postaus piilotettu' : `${count}\u00A0postausta piilotettu`),
    removeTitle: (count: number) => (count === 1 ? 'Poistetaanko postaus?' : `Poistetaanko ${count}\u00A0postausta?`),
    removeText: 'Postaukset poistetaan pysyvästi. Poistoa ei voi perua.',
    removeConfirm: 'Poista pysyvästi',
    removed: (count: number) => (count === 1 ? 'Yksi postaus poistettu' : `${count}\u00A0postausta poistettu`),
    undone: (count: number) => (count === 1 ? 'Yksi muutos kumottu' : `${count}\u00A0muutosta kumottu`),
  },
  posts: 'Postaukset',
  published: 'Julkaistu',
  draft: 'Luonnos',
  created: (date: string) => `Luotu ${date}`,
  edit: 'Muokkaa',
  editPost: (title: string) => `Muokkaa postausta ${title}`,
  remove: 'Poista',
  removePost: (title: string) => `Poista postaus ${title}`,
  togglePost: (title: string) => `Julkaistu: ${title}`,
  open: 'Avaa sivustolla',
  openPost: (title: string) => `Avaa sivustolla: ${title}`,
  empty: { title: 'Ei vielä postauksia', text: 'Kirjoita ensimmäinen painikkeesta Uusi postaus.' },
  nothingFound: { title: 'Ei tuloksia', text: 'Kokeile toista hakusanaa tai vaihda tilaa.' },
  failed: 'Postausten lataaminen epäonnistui',
  toggleFailed: { title: 'Virhe', description: 'Julkaisutilan päivittäminen epäonnistui' },
  confirmRemove: {
    title: 'Poista postaus',
    text: 'Oletko varma että haluat poistaa tämän blogipostauksen?',
    confirm: 'Poista',
  },
  removed: { title: 'Onnistui!', description: 'Blogipostaus poistettu onnistuneesti' },
  removeFailed: { title: 'Virhe', description: 'Blogipostauksen poisto epäonnistui' },
  scheduled: 'Ajastettu',
  scheduledAt: (moment: string) => `Julkaistaan ${moment}`,
  withdrawnAt: (moment: string) => `Piilotetaan ${moment}`,
  drafts: {
    title: 'Tallentamattomia luonnoksia',
    text: 'Nämä tekstit ovat kesken. Kävijät eivät näe niitä.',
    untitled: UNTITLED_POST,
    saved: (when: string, by: string | null) => (by ? `muokattu ${when}, ${by}` : `muokattu ${when}`),
    onlyHere: (when: string) => `muokattu ${when}, vain tässä selaimessa`,
    failed: 'Luonnosten lataaminen epäonnistui',
    discarded: 'Luonnos hylätty',
    discardFailed: 'Luonnoksen hylkääminen epäonnistui',
    resume: 'Jatka',
    resumeDraft: (title: string) => `Jatka luonnosta ${title}`,
    discard: 'Hylkää',
    discardDraft: (title: string) => `Hylkää luonnos ${title}`,
    confirmDiscard: {
      title: 'Hylkää luonnos',
      text: 'Tallentamaton teksti poistetaan. Julkaistun postauksen luonnos jää sen aiempiin versioihin, uuden postauksen luonnosta ei voi palauttaa.',
      confirm: 'Hylkää',
    },
  },
}

/** Words of the form that makes and changes a post. */
export const postFormText = {
  createTitle: 'Luo uusi blogipostaus',
  editTitle: 'Muokkaa blogipostausta',
  tabs: { label: 'Kirjoitustapa', ai: 'Tekoäly', manual: 'Käsin' },
  loadFailed: 'Postauksen lataaminen epäonnistui',
  title: 'Otsikko',
  slug: 'URL-slug',
  slugHint: (path: string) => `Postauksen osoite: ${path}`,
  excerpt: 'Tiivistelmä',
  content: 'Sisältö (HTML)',
  author: 'Kirjoittaja',
  category: 'Kategoria',
  readTime: 'Lukuaika',
  tags: 'Tagit',
  tagsHint: 'Erota tagit pilkuilla.',
  tagsPlaceholder: 'esim: Retkeily, Oppaat, Ulkoilu',
  imageUrl: 'Kuvan URL',
  publish: 'Julkaise heti',
  publishHint: 'Näkyy blogisivulla julkaisun jälkeen',
  submitNew: 'Luo postaus',
  submitEdit: 'Päivitä postaus',
  created: { title: 'Onnistui!', description: 'Blogipostaus luotu onnistuneesti' },
  createFailed: { title: 'Virhe', description: 'Blogipostauksen luonti epäonnistui' },
  updated: { title: 'Onnistui!', description: 'Blogipostaus päivitetty onnistuneesti' },
  updateFailed: { title: 'Virhe', description: 'Blogipostauksen päivitys epäonnistui' },
  draftRestored: (when: string) => `Palautimme tekstin, joka jäi tallentamatta ${when}.`,
  discardDraft: 'Hylkää luonnos',
  draftNotKept: 'Tämä selain ei pysty säilyttämään tekstiä. Se tallentuu vain palvelimelle.',
  unsaved: 'Tässä on muutoksia, joita postauksessa ei vielä ole. Kävijät näkevät ne, kun päivität postauksen.',
  otherVersion:
    'Postausta on muutettu muualla sen jälkeen, kun tämä luonnos aloitettiin. Vertaa aiempiin versioihin ennen kuin päivität postauksen.',
  backToList: 'Takaisin postauksiin',
  beside: 'Tarkistus, ajastus, jakaminen ja versiot',
  keeping: {
    kept: (time: string) => `Luonnos tallennettu klo ${time}`,
    untouched: 'Ei tallentamattomia muutoksia',
    typing: 'Tallennetaan luonnosta…',
    away: 'Palvelimeen ei saada yhteyttä. Teksti on tallessa tässä selaimessa ja lähetetään, kun yhteys palaa.',
    awayNotKept: 'Palvelimeen ei saada yhteyttä, eikä selain pysty säilyttämään tekstiä. Älä sulje sivua.',
    refused: (why: string) => `Palvelin ei ottanut luonnosta vastaan. ${why} Teksti on tallessa tässä selaimessa.`,
    held: 'Valitse ensin, kumpi teksti jää voimaan. Oma tekstisi on tallessa tässä selaimessa.',
  },
  presence: {
    typing: (name: string) => `${name} kirjoittaa parhaillaan tätä postausta.`,
    open: (name: string) => `${name} on avannut tämän postauksen.`,
    ownTyping: 'Tätä postausta kirjoitetaan myös toisessa välilehdessä.',
    ownOpen: 'Postaus on auki myös toisessa välilehdessä.',
  },
  copyOwn: 'Kopioi oma tekstini',
  ownCopied: 'Oma tekstisi on leikepöydällä',
  ownNotCopied: 'Tekstin kopiointi epäonnistui',
}

/** Words of the page of a post as it would be. */
export const postPreviewText = {
  title: 'Esikatselu',
  frame: 'Postaus sellaisena kuin kävijät sen näkevät',
  failed: 'Esikatselun lataaminen epäonnistui.',
  retry: 'Yritä uudelleen',
  noTitle: UNTITLED_POST,
}

/** Words of what is looked at before a post is published. */
export const checkText = {
  title: 'Ennen julkaisemista',
  intro: 'Huomiot eivät estä julkaisemista.',
  good: 'Kunnossa',
  look: 'Tarkista',
  checking: 'Tarkistetaan linkkejä…',
  readability: 'Luettavuus',
  lix: (lix: number, words: string) => `LIX ${lix}, ${words}\u00A0sanaa: ${lixWord(lix)}`,
  tooShort: 'Tekstiä on vielä liian vähän arvioitavaksi.',
  titleLength: 'Otsikon pituus',
  excerptLength: 'Tiivistelmän pituus',
  characters: (count: number) => `${count}\u00A0merkkiä`,
  titleAdvice: 'Hakutuloksiin sopii noin 30–60\u00A0merkin otsikko.',
  excerptAdvice: 'Hakutuloksiin sopii noin 70–160\u00A0merkin tiivistelmä.',
  pictures: 'Kuvien vaihtoehtoiset tekstit',
  noPictures: 'Tekstissä ei ole kuvia.',
  described: (count: number) =>
    count === 1 ? 'Kuvalla on vaihtoehtoinen teksti.' : `Kaikilla ${count}\u00A0kuvalla on vaihtoehtoinen teksti.`,
  undescribed: (count: number) =>
    count === 1
      ? 'Yhdeltä kuvalta puuttuu vaihtoehtoinen teksti.'
      : `${count}\u00A0kuvalta puuttuu vaihtoehtoinen teksti.`,
  links: 'Sivuston sisäiset linkit',
  noLinks: 'Tekstissä ei ole sisäisiä linkkejä.',
  linksWork: (count: number) => (count === 1 ? 'Linkki toimii.' : `Kaikki ${count}\u00A0linkkiä toimivat.`),
  linksUnknown: 'Linkkejä ei voitu tarkistaa ilman yhteyttä.',
  deadLinks: 'Nämä linkit eivät johda mihinkään:',
  figures: 'Tekoälyn luvut',
  unknownFigures: (count: number) =>
    count === 1 ? 'Yksi luku odottaa tarkistamista.' : `${count}\u00A0lukua odottaa tarkistamista.`,
}

function lixWord(lix: number): string {
  if (lix < 30) return 'hyvin helppolukuinen'
  if (lix < 40) return 'helppolukuinen'
  if (lix < 50) return 'tavallista asiatekstiä'
  if (lix < 60) return 'vaikealukuinen'
  return 'hyvin vaikealukuinen'
}

/** Words of when a post comes and goes by itself. */
export const scheduleText = {
  title: 'Ajastus',
  new: 'Voit ajastaa postauksen, kun olet luonut sen.',
  intro: 'Ajat ovat Suomen aikaa. Ajastus koskee viimeksi tallennettua postausta, ei keskeneräistä luonnosta.',
  publishAt: 'Julkaistaan',
  withdrawAt: 'Piilotetaan',
  published: 'Postaus on jo julkaistu.',
  save: 'Tallenna ajastus',
  clear: 'Poista ajastus',
  saved: 'Ajastus tallennettu',
  cleared: 'Ajastus poistettu',
  failed: 'Ajastuksen tallentaminen epäonnistui',
  notATime: 'Anna päivä ja kellonaika.',
  stale: 'Postaus on tallennettu muualla juuri nyt. Yritä uudelleen.',
}

/** Words of the links with which anyone reads a draft. */
export const shareText = {
  title: 'Jaa luonnos',
  intro: 'Linkillä kuka tahansa voi lukea luonnoksen sellaisena kuin se kulloinkin on. Hakukoneet eivät näytä sitä.',
  days: 'Voimassa',
  daysOf: { 1: '1\u00A0päivän', 7: '7\u00A0päivää', 30: '30\u00A0päivää' },
  make: 'Luo linkki',
  made: 'Linkki luotu',
  makeFailed: 'Linkin luominen epäonnistui',
  none: 'Voimassa olevia linkkejä ei ole.',
  failed: 'Linkkien lataaminen epäonnistui',
  until: (when: string) => `Voimassa ${when} asti`,
  what: 'linkki luonnokseen',
  withdraw: 'Sulje linkki',
  withdrawn: 'Linkki suljettu',
  withdrawFailed: 'Linkin sulkeminen epäonnistui',
  confirm: { title: 'Sulje linkki', text: 'Kukaan ei voi enää lukea luonnosta tällä linkillä.' },
  notYet: 'Kirjoita ensin jotain, niin voit jakaa luonnoksen.',
}

/** Words of the texts that a post once had. */
export const revisionText = {
  title: 'Aiemmat versiot',
  none: 'Aiempia versioita ei vielä ole.',
  failed: 'Versioiden lataaminen epäonnistui',
  kinds: {
    created: 'Postaus luotu',
    updated: 'Postaus päivitetty',
    published: 'Julkaistu',
    unpublished: 'Piilotettu',
    pause: 'Tauko kirjoittamisessa',
    restored: 'Aiempi versio palautettu',
    replaced: 'Korvattu luonnos',
  },
  nobody: 'ei tiedossa',
  schedule: 'ajastus',
  show: 'Vertaa',
  showOne: (what: string, when: string) => `Vertaa versioon: ${what}, ${when}`,
  dialog: (when: string) => `Versio ${when}`,
  explain: 'Yliviivattu on poistettu ja alleviivattu lisätty sen jälkeen, kun tämä versio tallennettiin.',
  same: 'Versio on sama kuin teksti nyt.',
  added: 'Lisätty',
  removed: 'Poistettu',
  restore: 'Palauta tämä versio',
  restored: 'Versio palautettu luonnokseen',
  restoreFailed: 'Version palauttaminen epäonnistui',
  restoreHint: 'Nykyinen teksti jää aiempiin versioihin. Kävijät näkevät muutoksen vasta, kun päivität postauksen.',
}

/** Words of beginning from a post that came with the site. */
export const importText = {
  open: 'Aloita valmiista artikkelista',
  title: 'Aloita valmiista artikkelista',
  text: 'Artikkelin teksti kopioidaan lomakkeelle. Kun julkaiset postauksen samalla osoitteella, se korvaa valmiin artikkelin.',
  failed: 'Artikkelien lataaminen epäonnistui',
  take: 'Käytä pohjana',
  takeOne: (title: string) => `Käytä pohjana: ${title}`,
  replace: 'Lomakkeella on jo tekstiä. Artikkeli korvaa sen, ja vanha teksti jää aiempiin versioihin.',
}
