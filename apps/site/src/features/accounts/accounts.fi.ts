import { paths } from '~/lib/paths.ts'

export const accountLabels = {
  email: 'Sähköposti',
  password: 'Salasana',
  newPassword: 'Uusi salasana',
  firstName: 'Etunimi',
  lastName: 'Sukunimi',
  phone: 'Puhelin',
  showPassword: 'Näytä salasana',
}

export const passwordHint = 'Vähintään 6 merkkiä.'

/** Without scripts there is no account; what still works is told. */
export const noScriptText =
  'Asiakastili tarvitsee JavaScriptin, joka on selaimessasi pois päältä. Tilausta voit seurata ilman sitä.'

export const followOrder = 'Seuraa tilausta'

/** The sign-in and register screen. */
export const signInText = {
  title: 'Asiakastili',
  description:
    'Kirjaudu Arkpaxin asiakastilille tai luo uusi: tilaukset, takuut, arvostelut ja omat tiedot samassa paikassa.',
  text: 'Tilaukset, takuut, arvostelut ja omat tiedot samassa paikassa.',
  tabs: 'Kirjautuminen ja rekisteröityminen',
  signIn: 'Kirjaudu sisään',
  register: 'Luo tili',
  forgotten: 'Unohtuiko salasana?',
  ended: 'Istuntosi on päättynyt. Kirjaudu uudelleen, niin jatkat siitä, mihin jäit.',
  withoutAccount: 'Tilausta voit seurata myös ilman tiliä.',
  terms: 'Luomalla tilin hyväksyt ',
  termsLink: 'käyttöehdot',
  privacy: 'Näin käsittelemme tietojasi: ',
  privacyLink: 'tietosuojaseloste',
}

/** Failures of the sign-in and register forms. */
export const signInFailure = {
  title: 'Kirjautuminen epäonnistui',
  description: 'Tarkista sähköposti ja salasana',
  showDetail: true,
}
export const registerFailure = { title: 'Rekisteröinti epäonnistui', description: 'Yritä uudelleen', showDetail: true }

/** Asking for a link to a new password. */
export const forgottenText = {
  title: 'Unohtuiko salasana?',
  description: 'Tilaa sähköpostiisi linkki, jolla vaihdat asiakastilisi salasanan.',
  text: 'Kirjoita tilisi sähköpostiosoite, niin lähetämme siihen linkin, jolla valitset uuden salasanan.',
  submit: 'Lähetä linkki',
  sentTitle: 'Tarkista sähköpostisi',
  sentText:
    'Jos osoitteella on asiakastili, lähetimme siihen linkin. Se voi viipyä muutaman minuutin. Katso tarvittaessa myös roskapostikansiosta.',
  back: 'Takaisin kirjautumiseen',
}
export const forgottenFailure = {
  title: 'Linkin lähettäminen epäonnistui',
  description: 'Yritä uudelleen',
  showDetail: true,
}

/** Choosing a new password by a mailed link. */
export const newPasswordText = {
  title: 'Uusi salasana',
  description: 'Valitse asiakastilillesi uusi salasana.',
  text: 'Valitse tilillesi uusi salasana. Samalla kirjaamme tilin ulos kaikilta muilta laitteilta.',
  submit: 'Vaihda salasana',
  doneTitle: 'Salasana on vaihdettu',
  doneText: 'Voit nyt kirjautua uudella salasanalla.',
  next: { label: 'Kirjaudu sisään', href: paths.signIn },
  expired: {
    title: 'Linkki ei enää kelpaa',
    text: 'Linkki on vanhentunut tai jo käytetty. Pyydä uusi, niin lähetämme sen sähköpostiisi.',
    next: { label: 'Pyydä uusi linkki', href: paths.forgottenPassword },
  },
}
export const newPasswordFailure = {
  title: 'Salasanan vaihto epäonnistui',
  description: 'Yritä uudelleen',
  showDetail: true,
}

/** Proving that an e-mail address is one's own, by a mailed link. */
export const verifyText = {
  title: 'Vahvista sähköpostiosoite',
  description: 'Vahvista, että sähköpostiosoite on sinun.',
  text: 'Kun vahvistat osoitteen, näet tililläsi sillä tehdyt tilaukset ja rekisteröidyt tuotteet.',
  askPassword: 'Et ole kirjautunut tällä laitteella. Kirjoita tilisi salasana, niin tiedämme, että tili on sinun.',
  submit: 'Vahvista osoite',
  doneTitle: 'Sähköpostiosoite on vahvistettu',
  doneText: 'Tilauksesi ja rekisteröidyt tuotteesi näkyvät nyt tililläsi.',
  next: { label: 'Siirry omalle tilille', href: paths.account },
  expired: {
    title: 'Linkki ei enää kelpaa',
    text: 'Linkki on vanhentunut tai jo käytetty. Jos osoitetta ei ole vielä vahvistettu, voit pyytää uuden linkin omalta tililtäsi.',
    next: { label: 'Siirry omalle tilille', href: paths.account },
  },
}
export const verifyFailure = { title: 'Vahvistaminen epäonnistui', description: 'Yritä uudelleen', showDetail: true }

/** A mailed page that was opened without its link. */
export const noTokenText = {
  title: 'Linkki on puutteellinen',
  text: 'Avaa linkki uudelleen sähköpostista tai kopioi se kokonaan selaimen osoiteriville.',
}
