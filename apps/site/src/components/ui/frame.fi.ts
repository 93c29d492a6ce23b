/** Words of what surrounds every page. */
export const frameText = {
  skip: 'Siirry sisältöön',
  home: 'Etusivu',
  announcement: 'Tiedote',
  mainMenu: 'Päävalikko',
  mobileMenu: 'Mobiilivalikko',
  menu: 'Valikko',
  close: 'Sulje',
  footer: 'Alatunniste',
  allPages: 'Kaikki sivut',
  email: 'Sähköposti',
  newsletter: 'Uutiskirjeen tilaus',
  /** Sends what is typed in a field of search. */
  search: 'Hae',
  subscribe: 'Tilaa',
  businessId: 'Y-tunnus',
  toasts: 'Ilmoitukset (F8)',
  closeToast: 'Sulje ilmoitus',
  /** Where something did not come because the network was away. */
  retry: 'Yritä uudelleen',
  lost: 'Verkkoyhteys ei toimi. Yritä uudelleen, kun yhteys palaa.',
  trail: 'Murupolku',
  contents: 'Tällä sivulla',
  chat: 'Avaa chat',
  calculator: 'Laske käyttöaika omille laitteillesi',
  page: 'Sivu',
  languages: 'Kielet',
  /** Says of a text that the page's language does not have. */
  finnishOnly: '',
  /** Says beside a button of another language that the form it leads to is in Finnish. */
  finnishForm: '',
}

/** What each language calls itself. */
export const languageNames = { fi: 'Suomi', sv: 'Svenska', en: 'English' }
