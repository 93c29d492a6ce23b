/** Words of the blog list. */
export const blogText = {
  title: 'Blogi',
  heroTitle: 'Näin pärjäät ilman pistorasiaa',
  heroText: 'Mitoitusoppaita, talvivinkkejä ja testejä mereltä, mökiltä ja työmaalta.',
  description:
    'Arkpaxin blogi: näin mitoitat voimalaitoksen, hoidat akkua talvella ja pärjäät saaristossa ilman maasähköä.',
  articles: 'Artikkelit',
  search: 'Hae artikkeleista',
  category: 'Kategoria',
  all: 'Kaikki',
  tag: 'Aihe',
  allTags: 'Kaikki aiheet',
  clear: 'Tyhjennä suodattimet',
  empty: { title: 'Ei tuloksia', text: 'Kokeile toista hakusanaa tai tyhjennä suodattimet.' },
  more: 'Näytä lisää artikkeleita',
}

/** Words of a post. */
export const postText = {
  look: 'Katso',
  back: 'Takaisin blogiin',
  author: 'Arkpax Official',
  share: 'Jaa artikkeli',
  tags: 'Aiheet',
  related: 'Lue myös',
  all: 'Kaikki artikkelit',
  loading: 'Ladataan artikkelia...',
  noScript: 'Uuden artikkelin näyttämiseen tarvitaan JavaScript, joka on selaimessasi pois päältä.',
  notFound: 'Artikkelia ei löytynyt',
  notFoundText: 'Artikkeli on poistettu, tai osoitteessa on virhe.',
  failed: 'Artikkelin lataaminen epäonnistui',
  failedText: 'Tarkista verkkoyhteys ja yritä uudelleen.',
  retry: 'Yritä uudelleen',
  linkCopied: { title: 'Linkki kopioitu', description: 'Voit liittää sen viestiin.' },
  linkNotCopied: { title: 'Linkin kopiointi epäonnistui', description: 'Kopioi osoite selaimen osoiteriviltä.' },
}

/** Words of a draft that is shown to whoever has its link. */
export const draftText = {
  title: 'Luonnos',
  description: 'Julkaisematon artikkeli',
  note: 'Tämä on luonnos, jota ei ole julkaistu. Linkki on voimassa {{until}} asti.',
  missing: 'Luonnosta ei löytynyt',
  missingText: 'Linkin voimassaolo on päättynyt, tai osoitteessa on virhe. Pyydä uusi linkki siltä, joka lähetti sen.',
  toBlog: 'Siirry blogiin',
}
