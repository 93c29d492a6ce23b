import { RECALL_ANSWERING, RECALL_HEADING, RECALL_MISSING } from '@arkpax/schema/recall-labels'

/** Words of the public pages of recalls. The server fills in what stands between `{{` and `}}`. */
export const recallText = {
  heading: RECALL_HEADING,
  list: {
    title: 'Takaisinvedot',
    description:
      'Arkpax-laitteiden avoimet ja päättyneet takaisinvedot: mitä laitetta ne koskevat ja mitä omistajan pitää tehdä.',
    text: 'Kerromme tällä sivulla, jos laitteessamme on turvallisuutta vaarantava vika. Kirjoitamme siitä myös suoraan niille omistajille, joiden osoitteen tiedämme.',
    open: 'Avoimet takaisinvedot',
    noneOpen: 'Ei avoimia takaisinvetoja',
    none: 'Jos laitteesi silti savuaa, kuumenee tai turpoaa, lopeta käyttö heti ja ilmoita siitä meille.',
    report: 'Ilmoita viallisesta laitteesta',
    closed: 'Päättyneet',
    published: 'Julkaistu',
    ended: 'Päättynyt',
    registerTitle: 'Varoitus suoraan sinulle',
    register: 'Rekisteröi tuote',
    registerText:
      'Jos ostit laitteen muualta kuin meiltä, emme tiedä osoitettasi. Rekisteröi tuote, niin lähetämme varoituksen sähköpostiisi. Rekisteröinti on maksutonta.',
  },
  page: {
    trail: 'Takaisinveto',
    description:
      'Tuoteturvallisuutta koskeva takaisinveto: mitä laitetta se koskee, mikä on vaara, mitä pitää tehdä heti ja miten asia hyvitetään.',
    published: 'Julkaistu {{published}}',
    closed:
      'Takaisinveto on päättynyt {{ended}}. Jos sinulla on vielä takaisinvedetty laite, älä käytä sitä, ja ota yhteyttä.',
    product: 'Mitä laitetta tämä koskee',
    models: 'Tuote',
    pictureAlt: 'Takaisinvedettävä laite',
    hazard: 'Mikä on vaara',
    action: 'Mitä sinun pitää tehdä heti',
    remedy: 'Miten hyvitämme',
    remedyChoice: 'Voit valita:',
    contact: 'Ota yhteyttä',
    contactText: 'Neuvomme puhelimessa ja sähköpostilla.',
    share: 'Kerro eteenpäin',
    shareText:
      'Kerro tästä muille, jotka käyttävät laitetta. Jos olet myynyt tai antanut laitteen, välitä tieto uudelle omistajalle.',
  },
  check: {
    title: 'Koskeeko tämä minun laitettani?',
    text: 'Kirjoita laitteen tarrassa oleva sarjanumero.',
    serial: 'Sarjanumero',
    send: 'Tarkista',
    yes: 'Kyllä: takaisinveto koskee laitetta {{checked_serial}}. Lopeta sen käyttö heti ja vastaa meille alla olevalla lomakkeella.',
    no: 'Takaisinveto ei koske laitetta {{checked_serial}}. Tarkista vielä, että numero on kirjoitettu oikein.',
  },
  answer: {
    title: RECALL_ANSWERING,
    text: 'Jos sait meiltä viestin, vastaa mieluiten siinä olevasta linkistä. Muuten vastaa tässä.',
    serial: 'Sarjanumero',
    email: 'Sähköposti',
    emailHint: 'Sovimme korjauksesta, vaihdosta tai hyvityksestä tähän osoitteeseen.',
    choose: 'Valitse vastauksesi',
    send: 'Lähetä vastaus',
    thanks: 'Kiitos, vastauksesi on tallessa. Otamme yhteyttä, jos valitsit korjauksen, vaihdon tai hyvityksen.',
  },
  own: {
    title: RECALL_ANSWERING,
    description: 'Kerro, mitä haluat takaisinvedetylle laitteelle tehtävän. Vastaamiseen ei tarvita salasanaa.',
    lead: 'Takaisinveto koskee alla olevia laitteitasi. Vastaa jokaisesta erikseen. Voit muuttaa vastausta niin kauan kuin takaisinveto on avoinna.',
    now: 'Vastauksesi nyt: {{unit_answer}}',
    closed:
      'Takaisinveto on päättynyt, joten vastausta ei voi enää antaa tässä. Älä käytä laitetta, vaan ota yhteyttä asiakaspalveluun.',
    whole: 'Lue koko ilmoitus',
    missing: 'Linkki ei kelpaa',
    missingText:
      'Tarkista, että avasit sähköpostissa olevan linkin kokonaan. Voit vastata myös sarjanumerolla takaisinvedon sivulla.',
  },
  missing: RECALL_MISSING,
  missingText: 'Tarkista osoite tai katso kaikki takaisinvedot.',
  all: 'Kaikki takaisinvedot',
  contact: 'Ota yhteyttä',
} as const
