/** Words of the FAQ screen beside the questions. */
export const faqText = {
  title: 'Usein kysyttyä',
  description: 'Vastauksia kannettavan voimalaitoksen valinnasta, lataamisesta, käytöstä, takuusta ja huollosta.',
  heroText: 'Vastauksia ennen ostoa ja sen jälkeen.',
  categories: 'Aiheet',
  /** `{count}` is how many questions are left. */
  search: {
    label: 'Hae kysymyksistä',
    placeholder: 'Esimerkiksi pakkanen',
    one: '1\u00A0kysymys',
    many: '{count}\u00A0kysymystä',
    none: 'Tällä sanalla ei löydy kysymystä. Kokeile toista tai kysy meiltä.',
  },
  /** The first three in short: `id` is that of the question whose whole answer opens below it. */
  first: {
    title: 'Tätä kysytään ennen ostoa',
    read: 'Lue koko vastaus',
    answers: [
      {
        id: 'kumpi-malli-sopii-minulle',
        picture: 'post-1',
        figure: 'Yli [[product.2.maxPower]]: Ark\u00A0PRO',
        question: 'Ark PRO vai Ark EVO?',
        answer:
          'Näin suuri kuorma vaatii PRO:n. Muuten Ark\u00A0EVO riittää, jos sen [[product.2.capacity]] kestää latauksesta toiseen. Se on myös kevyempi: [[product.2.weight]], kun PRO painaa [[product.1.weight]].',
      },
      {
        id: 'kuinka-pitkaan-akku-riittaa',
        picture: 'evo-cottage-steps',
        figure: '[[product.1.lasts.60]] kylmälaukulle',
        question: 'Kuinka pitkään akku riittää?',
        answer:
          'Ark\u00A0PRO pitää 60\u00A0W:n kylmälaukun käynnissä niin kauan, Ark\u00A0EVO [[product.2.lasts.60]]. Häviöt on laskettu mukaan.',
      },
      {
        id: 'mita-ip67-tarkoittaa',
        picture: 'jetty-rain',
        figure: '[[product.1.ip]]',
        question: 'Kestääkö se vettä?',
        answer: 'Kestää: puoli tuntia metrin syvyydessä, kun suojakannet ovat kiinni. Pölykään ei pääse sisään.',
      },
    ],
  },
  /** Where an answer leads on. */
  ways: {
    comparison: 'Vertaile malleja',
    calculator: 'Laske omilla laitteillasi',
    ports: 'Katso Ark EVO:n liitännät',
    water: 'Katso, mitä Ark\u00A0PRO kestää',
    battery: 'Katso lisäakku',
    panel: 'Katso aurinkopaneeli',
    offer: 'Pyydä tarjous',
    charging: 'Näin lataat nopeammin',
    winter: 'Vinkit talveen',
    tools: 'Asema ja työkalut',
    boat: 'Asema veneessä',
    warranty: 'Lue takuuehdot',
    fault: 'Tee takuuilmoitus',
    registration: 'Rekisteröi tuote',
    returns: 'Lue palautusehdot',
  },
  more: {
    title: 'Etkö löytänyt vastausta?',
    text: 'Kirjoita meille tai kysy chatissa. Puhelin palvelee [[hours.onWeekdays]].',
    contact: 'Ota yhteyttä',
  },
}
