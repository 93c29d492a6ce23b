/** Words of the customer's screens while accounts are served by people (spec §2: sign-in, account, order tracking). */
export const accountsText = {
  account: {
    title: 'Asiakastili',
    description: 'Tilauksesi, takuusi ja yhteystietosi: näin hoidat ne Arkpaxin asiakaspalvelussa.',
    text: 'Sähköinen asiakastili ei ole vielä käytössä. Siihen asti tilaukset, takuut ja yhteystiedot hoitaa asiakaspalvelu, ja vastaus tulee arkisin 24 tunnin kuluessa.',
  },
  tracking: {
    title: 'Tilauksen seuranta',
    description: 'Missä tilaukseni on? Näin saat tiedon tilauksen vaiheesta.',
    text: 'Kerromme tilauksesi vaiheen, kun annat tilausnumeron ja sähköpostiosoitteen, jolla tilaus tehtiin.',
    topic: 'Tilauksen seuranta',
    ask: 'Kysy tilauksesta',
  },
  call: 'Soita',
  needs: 'Mitä haluat hoitaa?',
  orders: {
    title: 'Tilaus',
    text: 'Kysy, missä vaiheessa tilauksesi on, tai muuta toimitusosoitetta ennen lähetystä.',
    link: 'Kysy tilauksesta',
  },
  warranty: {
    title: 'Takuu',
    text: 'Rekisteröi tuote, niin takuun päättymispäivä ja sarjanumero ovat meillä tallessa.',
    link: 'Rekisteröi tuote',
  },
  returns: {
    title: 'Palautus',
    text: 'Palautusoikeus on 30 päivää, eikä syytä tarvitse kertoa.',
    link: 'Lue palautuksesta',
  },
  details: {
    title: 'Omat tiedot',
    text: 'Saat nähdä, korjata ja poistaa tietosi pyynnöstä.',
    link: 'Lue tietosuojasta',
  },
}
