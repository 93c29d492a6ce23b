/** Words of what the browser asks and answers about passkeys. */
export const passkeyText = {
  signIn: 'Kirjaudu pääsyavaimella',
  confirm: 'Käytä pääsyavainta',
  or: 'tai',
  failed: 'Selain ei voinut käyttää pääsyavainta. Yritä uudelleen.',
  /** By the name that the library or the browser gives a failure. */
  failures: {
    ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED: 'Tällä laitteella on jo pääsyavain tähän tunnukseen.',
    ERROR_AUTHENTICATOR_MISSING_DISCOVERABLE_CREDENTIAL_SUPPORT:
      'Tähän laitteeseen ei voi tallentaa pääsyavainta. Kokeile toista laitetta.',
    ERROR_AUTHENTICATOR_MISSING_USER_VERIFICATION_SUPPORT:
      'Laite ei kysy sormenjälkeä, kasvoja eikä PIN-koodia. Ota jokin niistä ensin käyttöön laitteen asetuksissa.',
    NotAllowedError: 'Pääsyavainta ei käytetty: pyyntö peruttiin, tai siihen ei vastattu ajoissa.',
    AbortError: 'Pääsyavainta ei käytetty: pyyntö peruttiin, tai siihen ei vastattu ajoissa.',
    SecurityError: 'Pääsyavain toimii vain sivuston omassa osoitteessa. Tarkista selaimen osoiterivi.',
  },
}
