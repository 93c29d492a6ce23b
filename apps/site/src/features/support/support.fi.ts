/** Words of the support centre and its articles; the rest is in `content/`. */
export const supportText = {
  title: 'Tukikeskus',
  description:
    'Hae ohjetta, lue tukiartikkelit tai ota yhteyttä. Apua Arkpax-laitteiden käyttöön, lataukseen, vianetsintään ja takuuseen.',
  heroTitle: 'Miten voimme auttaa?',
  /** What people come with, and where each is answered. */
  problems: {
    label: 'Tavallisimmat pulmat',
    charging: 'Lataus on hidas',
    code: 'Näytössä on vikakoodi',
    codeWord: 'vikakoodi',
    output: 'Pistorasia ei toimi',
    percent: 'Varaus hyppii',
    broken: 'Laite on rikki',
  },
  channels: {
    title: 'Ota yhteyttä tukeen',
    call: { title: 'Soita', hours: '[[Hours.onWeekdays]]', action: 'Soita meille' },
    chat: {
      title: 'Chat, automaattinen avustaja',
      when: 'Vastaa heti',
      text: 'Asiakaspalvelija vastaa [[hours.onWeekdays]].',
      action: 'Avaa chat',
    },
    email: {
      title: 'Sähköposti',
      text: 'Vastaamme tukipyyntöön [[terms.replyHours]] tunnissa arkisin.',
      action: 'Kirjoita',
    },
  },
  categories: {
    title: 'Selaa aiheittain',
    count: (articles: number) => `${articles}\u00A0artikkelia`,
    browse: 'Selaa',
  },
  popular: {
    title: 'Suositut ohjeet',
    views: (views: string) => `${views}\u00A0lukukertaa`,
    updated: 'päivitetty',
  },
  recalls: 'Onko tuotettani vedetty takaisin?',
  register: {
    title: 'Rekisteröi tuotteesi',
    text: 'Kun sarjanumero ja ostopäivä ovat tallessa, huolto alkaa ilman selvittelyä.',
    action: 'Rekisteröi tuote',
  },
}

/** Words of an article. */
export const articleText = {
  back: 'Takaisin tukikeskukseen',
  related: 'Lue myös',
  feedback: {
    question: 'Oliko tästä apua?',
    yes: 'Kyllä',
    no: 'Ei',
    thanksYes: 'Kiitos palautteesta! Mukava kuulla, että ohjeesta oli apua.',
    thanksNo: 'Kiitos palautteesta! Kysy meiltä, niin etsitään vastaus yhdessä.',
  },
  stuck: {
    title: 'Tarvitsetko lisää apua?',
    text: 'Kerro, mitä jo kokeilit, niin jatkamme siitä.',
    contact: 'Ota yhteyttä',
  },
  missing: { title: 'Artikkelia ei löytynyt', text: 'Etsimäsi tukiartikkeli ei ole saatavilla.' },
}
