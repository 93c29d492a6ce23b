import type { ContactStatus } from '@arkpax/schema/contact'
import type { ContactInquiry } from '@arkpax/schema/contact-inquiry'

interface DemoInquiry extends Omit<ContactInquiry, 'number' | 'items'> {
  products: readonly (readonly [productId: string, quantity: number])[]
}

/** A message of the demo inbox. `ageHours` counts back from now; `ordered` is what the sender then ordered, if anything. */
export interface DemoMessage {
  name: string
  subject: string
  message: string
  status: ContactStatus
  notes?: string
  ageHours: number
  /** What it asks an offer of, and for whom. */
  asked?: DemoInquiry
  ordered?: readonly (readonly [productId: string, quantity: number])[]
}

/** Newest first. */
export const demoMessages: readonly DemoMessage[] = [
  {
    name: 'Tuomas Eskola',
    subject: 'Riittääkö EVO pilkkimökille?',
    message:
      'Terve! Meillä on jään laidalla pieni mökki ilman sähköjä. Pitäisi saada valot, puhelimet ja illaksi televisio. Riittääkö Ark EVO viikonlopuksi, vai kannattaako ottaa suoraan PRO?',
    status: 'new',
    ageHours: 1,
  },
  {
    name: 'Heidi Wallin',
    subject: 'Tarjouspyyntö 2001: 1\u00A0×\u00A0Ark PRO 2400 W, 2\u00A0×\u00A0Aurinkopaneeli 200 W',
    message: 'Hei, toimitatteko Ahvenanmaalle? Tarvitsisimme laitteet ennen vapunaattoa.',
    status: 'new',
    ageHours: 3,
    asked: {
      products: [
        ['1', 1],
        ['4', 2],
      ],
      postcode: '22100',
      phone: '+358 40 555 0184',
      company: 'Skärgårdens Bygg Ab',
      business_id: '1572860-0',
      delivery_method: 'rahti',
      delivery_name: 'Rahtikuljetus ovelle',
      delivery_wish: 'Mielellään aamupäivällä',
    },
  },
  {
    name: 'Kari Lampinen',
    subject: 'Asema sammuu kesken sahauksen',
    message:
      'Asema katkaisee virran pistorasioista, kun aloitan sahaamisen. Annoin sen jäähtyä tunnin, mutta sama toistuu heti, kun käynnistän sirkkelin. Porakone toimii normaalisti. Sarjanumero on APX-2400-004512.',
    status: 'new',
    ageHours: 5,
  },
  {
    name: 'Noora Kallio',
    subject: 'Laskutus yritykselle',
    message:
      'Hei! Olemme viiden hengen kuvausryhmä ja tarvitsisimme kolme Ark EVO:a helmikuuksi. Voiko maksaa laskulla, ja tuleeko laskulle y-tunnus?',
    status: 'new',
    ageHours: 8,
  },
  {
    name: 'Seppo Turunen',
    subject: 'Vanhan akun kierrätys',
    message: 'Mihin vanha akku viedään sitten, kun se on tullut tiensä päähän? Otatteko te sen takaisin?',
    status: 'new',
    ageHours: 22,
  },
  {
    name: 'Iida Partanen',
    subject: 'Kylmälaukku ja 12 voltin pistoke',
    message:
      'Kylmälaukussani on tavallinen tupakansytytinpistoke. Saako sen kiinni asemaan, vai tarvitsenko jonkin sovittimen?',
    status: 'new',
    ageHours: 27,
  },
  {
    name: 'Aki Vainio',
    subject: 'Jälleenmyynti Keski-Suomessa',
    message:
      'Hei, pidämme veneliikettä Päijänteen rannalla ja asiakkaat kyselevät näistä viikoittain. Kenen kanssa voisin jutella jälleenmyynnistä? Tavoitatte minut parhaiten aamupäivisin.',
    status: 'new',
    ageHours: 31,
  },
  {
    name: 'Merja Aalto',
    subject: 'Paneelin kaapelin pituus',
    message:
      'Kuinka pitkä kaapeli paneelin mukana tulee? Asema on teltassa varjossa ja paneeli pitäisi saada aukealle noin seitsemän metrin päähän.',
    status: 'read',
    notes: 'Tarkistettava varastolta, onko viiden metrin jatkoja hyllyssä.',
    ageHours: 46,
  },
  {
    name: 'Jukka Pesonen',
    subject: 'Sähkökatkot ja pakastin',
    message:
      'Täällä sähköt ovat poikki monta kertaa talvessa, pisimmillään yön yli. Pakastimen kilvessä lukee 90 W. Kuinka kauan PRO pitäisi sen päällä, jos samalla on öljykattilan ohjaus?',
    status: 'read',
    ageHours: 52,
  },
  {
    name: 'Sari Kettunen',
    subject: 'Osoitteenmuutos',
    message:
      'Hei, tilasin viime viikolla, mutta muutammekin jo perjantaina. Ehtiikö toimitusosoitteen vielä vaihtaa? Uusi osoite on Myllärintie 4, 11100 Riihimäki.',
    status: 'read',
    notes: 'Lähetys ei ole vielä lähtenyt. Kerro varastolle.',
    ageHours: 70,
  },
  {
    name: 'Mikael Forsman',
    subject: 'Naksahdus latauksen alussa',
    message: 'Onko normaalia, että asema naksahtaa, kun lataus alkaa? Ääni kuuluu hyttiin asti.',
    status: 'read',
    ageHours: 95,
  },
  {
    name: 'Taina Rossi',
    subject: 'Uniapnealaite reissussa',
    message:
      'Hei! Miehelläni on uniapnealaite, ja vaellamme kesällä Kilpisjärvellä. Voiko laitteen kytkeä Ark EVO:on? En löytänyt asiasta mainintaa käyttöohjeesta.',
    status: 'read',
    notes: 'Ei hengissäpitäviin laitteisiin. Ohjaa kysymään ensin laitteen valmistajalta, soita itse.',
    ageHours: 120,
  },
  {
    name: 'Aino Korhonen',
    subject: 'Tarjouspyyntö: Ark PRO ja kaksi paneelia',
    message:
      'Hei! Purjehdimme ensi kesän saaristossa ja haluaisimme pärjätä ilman maasähköä. Pyydän tarjouksen yhdestä Ark PRO:sta ja kahdesta aurinkopaneelista toimitettuna Helsinkiin.',
    status: 'replied',
    notes: 'Tarjous lähetetty ja hyväksytty. Tilaus tehty.',
    ageHours: 150,
    ordered: [
      ['1', 1],
      ['4', 2],
    ],
  },
  {
    name: 'Pekka Suominen',
    subject: 'Lataus aggregaatilla',
    message:
      'Meillä on kahden kilowatin aggregaatti. Voiko sillä ladata asemaa niin, että työmaan valot ovat samalla päällä?',
    status: 'replied',
    notes: 'Vastattu: onnistuu, jos valot jäävät alle 200 W:n. Neuvottu lataamaan tauoilla.',
    ageHours: 190,
  },
  {
    name: 'Laura Hyvönen',
    subject: 'Voiko lisäakun ostaa myöhemmin?',
    message: 'Ostaisin nyt pelkän EVO:n. Käykö lisäakku siihen varmasti vielä parin vuoden päästä?',
    status: 'replied',
    ageHours: 240,
  },
  {
    name: 'Sähkötyö Salonen Oy',
    subject: 'Kaksi asemaa saneerauskohteeseen',
    message:
      'Tarvitsemme kaksi Ark PRO:ta ja kaksi lisäakkua putkiremonttikohteeseen, jossa sähköt ovat poikki kuusi viikkoa. Toimitus suoraan varastollemme Vantaalle. Mikä on toimitusaika?',
    status: 'replied',
    notes: 'Luvattu toimitus neljässä arkipäivässä. Tilaus tehty.',
    ageHours: 300,
    ordered: [
      ['1', 2],
      ['3', 2],
    ],
  },
  {
    name: 'Henrik Sundqvist',
    subject: 'Faktura på svenska?',
    message: 'Hej! Kan jag få fakturan och bruksanvisningen på svenska? Tack på förhand.',
    status: 'replied',
    notes: 'Vastattu ruotsiksi. Lasku ja ruotsinkielinen käyttöohje lähetetty.',
    ageHours: 390,
  },
  {
    name: 'Anneli Mustonen',
    subject: 'Rekisteröinnin sarjanumero',
    message: 'En löydä sarjanumeroa mistään. Laatikko ehti jo mennä kierrätykseen. Missä kohdassa laitetta se lukee?',
    status: 'replied',
    ageHours: 450,
  },
  {
    name: 'Joonas Karppinen',
    subject: 'Saako aseman lennolle?',
    message: 'Lennämme maaliskuussa Ivaloon. Saako Ark EVO:n ruumaan vai pitääkö se lähettää etukäteen?',
    status: 'replied',
    ageHours: 520,
  },
  {
    name: 'Elina Toivonen',
    subject: 'Paneeli kotiparvekkeelle',
    message: 'Kiitos nopeasta vastauksesta! Otan yhden paneelin ja Ark EVO:n, kuten puhelimessa sovittiin.',
    status: 'resolved',
    notes: 'Tilaus tehty puhelun perusteella.',
    ageHours: 640,
    ordered: [
      ['2', 1],
      ['4', 1],
    ],
  },
  {
    name: 'Matti Ruotsalainen',
    subject: 'Palautus',
    message:
      'Tilasin EVO:n, mutta tarvitsenkin enemmän tehoa. Laite on käyttämätön ja alkuperäisessä laatikossa. Miten palautan sen ja vaihdan PRO:hon?',
    status: 'resolved',
    notes: 'Palautusohje lähetetty, EVO saapunut, hinnanero maksettu.',
    ageHours: 760,
  },
  {
    name: 'Reetta Moilanen',
    subject: 'Kannen tiiviste irti',
    message: 'Latausliitännän suojakannen tiiviste on irronnut yhdestä kulmasta. Onko laite vielä vesitiivis?',
    status: 'resolved',
    notes: 'Uusi tiiviste lähetetty takuuseen. Asiakas kuittasi, että istuu hyvin.',
    ageHours: 900,
  },
  {
    name: 'Jorma Vuorinen',
    subject: 'Kiitos',
    message:
      'Ei kysymystä, vain kiitos. Myrsky vei meiltä sähköt vuorokaudeksi, ja asemalla pysyivät lämmitys, valot ja kahvi. Naapuri kysyi jo, mistä tällaisen saa.',
    status: 'resolved',
    notes: 'Kysytty lupa lainata palautetta. Lupa saatu.',
    ageHours: 1100,
  },
  {
    name: 'Katri Immonen',
    subject: 'Väärä lasku',
    message: 'Laskulla on kaksi paneelia, vaikka tilasin ja sain yhden. Voitteko hyvittää toisen?',
    status: 'resolved',
    notes: 'Hyvityslasku tehty samana päivänä.',
    ageHours: 1300,
  },
  {
    name: 'Esa Tolonen',
    subject: 'Näytön kello on tunnin väärässä',
    message: 'Kello siirtyi talviaikaan, mutta näyttö ei. Mistä valikosta sen saa käännettyä?',
    status: 'resolved',
    ageHours: 1600,
  },
]
