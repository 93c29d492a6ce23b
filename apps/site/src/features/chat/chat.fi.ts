/** Words of the launcher, which is on every page. */
export const launcherText = { label: 'Kysy avustajalta', region: 'Avustaja' }

/** Words of the assistant's window. */
export const chatText = {
  title: 'Arkpaxin avustaja',
  note: 'Tekoäly vastaa sivuston tiedoista. Tarkista tärkeät asiat lähteestä.',
  welcome:
    'Hei! Olen Arkpaxin tekoälyavustaja, en ihminen. Kysy tuotteista, hinnoista, saatavuudesta, lataamisesta tai takuusta.',
  suggestionsLabel: 'Esimerkkikysymyksiä',
  suggestions: [
    'Paljonko Ark PRO maksaa?',
    'Riittääkö Ark EVO jääkaapille yön yli?',
    'Mitä eroa on Ark PRO:lla ja Ark EVO:lla?',
    'Miten haen takuuta?',
  ],
  log: 'Keskustelu',
  you: 'Sinä',
  assistant: 'Avustaja',
  typing: 'Avustaja kirjoittaa…',
  sources: 'Lähteet',
  nearest: 'Näistä voi olla apua',
  more: { open: 'Lue lisää', close: 'Näytä vähemmän' },
  table: 'Taulukko',
  next: 'Jatkokysymyksiä',
  field: 'Viesti avustajalle',
  placeholder: 'Kirjoita kysymyksesi',
  send: 'Lähetä',
  stop: 'Keskeytä vastaus',
  minimise: 'Pienennä',
  close: 'Sulje',
  resume: 'Jatka keskustelua',
  answering: 'Avustaja vastaa…',
  newAnswer: 'Uusi vastaus',
  restart: 'Aloita alusta',
  handOver: 'Siirrä asiakaspalveluun',
  tooLong: (length: string) => `Viestissä voi olla enintään 2\u00A0000 merkkiä. Nyt niitä on ${length}.`,
  helpful: { question: 'Oliko vastauksesta apua?', yes: 'Kyllä', no: 'Ei', thanks: 'Kiitos palautteesta!' },
  retry: 'Yritä uudelleen',
  stopped: 'Vastaus keskeytettiin.',
  noReply: 'Anteeksi, en voinut käsitellä viestiäsi. Yritä uudelleen.',
  technical: (phone: string, email: string) =>
    `Tapahtui tekninen virhe. Yritä uudelleen tai ota yhteyttä asiakaspalveluun: ${phone} tai ${email}.`,
  offline: 'Verkkoyhteys puuttuu. Yritä uudelleen, kun yhteys palaa. Kirjoittamasi on tallessa.',
}

/** Words of handing the conversation over to a person. */
export const handOverText = {
  title: 'Siirrä asiakaspalveluun',
  text: 'Ihminen lukee viestisi ja vastaa sähköpostiin. Tämä keskustelu lähtee mukana, joten sinun ei tarvitse toistaa sitä.',
  textAlone: 'Ihminen lukee viestisi ja vastaa sähköpostiin.',
  when: (when: string) => when && `${when.charAt(0).toUpperCase()}${when.slice(1)}.`,
  subject: 'Chat',
  sent: 'Vastaamme sähköpostiisi arkipäivisin [[terms.replyHours]]\u00A0tunnin kuluessa.',
  back: 'Takaisin keskusteluun',
}

/** Words of asking to be told when a product can be had again. */
export const stockAlertText = {
  hint: 'Lähetämme yhden viestin, kun tuotetta on taas saatavilla.',
  privacy: 'Tietosuojaseloste',
}
