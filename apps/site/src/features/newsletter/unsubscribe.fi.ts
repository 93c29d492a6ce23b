/** Words of the page on which a subscription is cancelled. */
export const unsubscribeText = {
  title: 'Peruuta uutiskirje',
  description: 'Peruuta Arkpaxin uutiskirjeen tilaus yhdellä painalluksella.',
  text: 'Emme lähetä sinulle uutiskirjeitä peruutuksen jälkeen. Voit tilata kirjeen uudelleen milloin tahansa.',
  noToken: {
    title: 'Linkki on puutteellinen',
    text: 'Avaa linkki uudelleen uutiskirjeestä tai kopioi se kokonaan selaimen osoiteriville.',
  },
  help: 'Voit peruuttaa tilauksen myös kirjoittamalla osoitteeseen',
  noScript:
    'Jos painike ei toimi, peruuta tilaus sähköpostiohjelmasi omalla peruutuspainikkeella tai kirjoita osoitteeseen',
}
