/** Words of the screen behind /admin/log. */
export const auditLogText = {
  title: 'Tapahtumaloki',
  intro: 'Mitä hallinnassa on tehty, uusin ensin. Merkinnät säilyvät 24\u00A0kuukautta.',
  columns: { time: 'Aika', actor: 'Kuka', action: 'Mitä teki', thing: 'Kohde' },
  empty: {
    title: 'Ei vielä tapahtumia',
    text: 'Kun joku lisää, muuttaa tai poistaa jotakin, siitä jää merkintä tänne.',
  },
  failed: 'Tapahtumien lataaminen epäonnistui',
}
