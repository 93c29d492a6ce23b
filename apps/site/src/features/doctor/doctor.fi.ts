import { formatDateTime } from '@arkpax/schema/format-fi'

export const doctorText = {
  title: 'Kaupan tila',
  intro: 'Mitä kaupasta puuttuu tai mikä ei ole kunnossa, ja missä se korjataan.',
  failed: 'Kaupan tilaa ei voitu tutkia',
  waiting: 'Kaupan tilaa tutkitaan…',
  again: 'Tutki uudelleen',
  checkedAt: (when: string) => `Tutkittu ${formatDateTime(when)}.`,
  allWell: 'Kaikki on kunnossa.',
  toMend: (count: number) => (count === 1 ? 'Yksi asia on korjattava.' : `${count} asiaa on korjattava.`),
  where: 'Korjaa:',
  askServer: 'Pyydä palvelimen ylläpitäjää korjaamaan tämä.',
  line: (count: number) =>
    count === 1 ? 'Kaupassa on yksi korjattava asia' : `Kaupassa on ${count} korjattavaa asiaa`,
}
