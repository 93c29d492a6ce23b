import { contactStatusLabels } from '@arkpax/schema/labels'

/** Words of the contact inbox (spec §2, §8). */
export const adminContactText = {
  title: 'Yhteydenotot',
  search: 'Hae nimellä, sähköpostilla, aiheella tai viestin sanalla',
  status: 'Tila',
  statuses: { all: 'Kaikki', ...contactStatusLabels },
  list: 'Viestit',
  empty: { title: 'Ei vielä viestejä', text: 'Yhteydenottolomakkeella lähetetyt viestit näkyvät täällä.' },
  nothingFound: { title: 'Ei tuloksia', text: 'Kokeile toista hakusanaa tai vaihda tilaa.' },
  choose: { title: 'Valitse viesti', text: 'Avaa viesti luettelosta, niin näet sen tässä.' },
  failed: 'Viestien lataaminen epäonnistui',
  updateFailed: 'Viestin päivitys epäonnistui',
  removeFailed: 'Viestin poistaminen epäonnistui',
  close: 'Takaisin viesteihin',
  reply: 'Vastaa sähköpostilla',
  makeOrder: 'Tee tilaus viestistä',
  remove: 'Poista viesti',
  removed: 'Viesti poistettu',
  confirmRemove: {
    title: 'Poista viesti',
    text: (name: string, subject: string) =>
      `Haluatko varmasti poistaa lähettäjän ${name} viestin ”${subject}”? Poistoa ei voi perua.`,
    confirm: 'Poista viesti',
  },
  notes: 'Muistiinpanot',
  notesHint: 'Näkyvät vain henkilökunnalle.',
  saveNotes: 'Tallenna muistiinpanot',
  notesSaved: 'Muistiinpanot tallennettu',
  received: 'Saapunut',
  ago: (time: string) => `${time} sitten`,
  timeLeft: (time: string) => `Vastausaikaa jäljellä ${time}`,
  overdue: (time: string) => `Vastaus myöhässä ${time}`,
  minutes: (count: number) => `${count}\u00A0min`,
  hours: (count: number) => `${count}\u00A0h`,
  days: (count: number) => `${count}\u00A0vrk`,
}
