export const faqText: typeof import('./faq.fi.ts').faqText = {
  title: 'Vanliga frågor',
  description:
    'Svar om att välja, ladda och använda en bärbar kraftstation, och om garanti och service. Rakt på sak och med siffror.',
  heroText: 'Raka svar på det som folk frågar före köpet och efter det.',
  categories: 'Ämnen',
  search: {
    label: 'Sök bland frågorna',
    placeholder: 'Till exempel kyla eller garanti',
    one: '1\u00A0fråga',
    many: '{count}\u00A0frågor',
    none: 'Ingen fråga innehåller det ordet. Prova ett annat eller fråga oss.',
  },
  first: {
    title: 'Det frågar folk före köpet',
    read: 'Läs hela svaret',
    answers: [
      {
        id: 'kumpi-malli-sopii-minulle',
        picture: 'post-1',
        figure: 'Över [[product.2.maxPower]]: Ark\u00A0PRO',
        question: 'Ark PRO eller Ark EVO?',
        answer:
          'En så stor last kräver PRO. Annars räcker Ark\u00A0EVO, om dess [[product.2.capacity]] håller från laddning till laddning. Den är dessutom lättare: [[product.2.weight]] mot PRO:s [[product.1.weight]].',
      },
      {
        id: 'kuinka-pitkaan-akku-riittaa',
        picture: 'evo-cottage-steps',
        figure: '[[product.1.lasts.60]] med kylbox',
        question: 'Hur länge räcker batteriet?',
        answer:
          'Så länge håller Ark\u00A0PRO en kylbox på 60\u00A0W i gång utan paus, Ark\u00A0EVO [[product.2.lasts.60]]. Förlusterna är medräknade.',
      },
      {
        id: 'mita-ip67-tarkoittaa',
        picture: 'jetty-rain',
        figure: '[[product.1.ip]]',
        question: 'Tål den vatten?',
        answer: 'Ja: en halvtimme på en meters djup när skyddslocken är stängda. Inte heller damm tränger in.',
      },
    ],
  },
  ways: {
    comparison: 'Jämför modellerna',
    calculator: 'Räkna med dina egna apparater',
    ports: 'Se uttagen på Ark EVO',
    water: 'Se vad Ark\u00A0PRO tål',
    battery: 'Se extrabatteriet',
    panel: 'Se solpanelen',
    offer: 'Begär offert',
    charging: 'Så laddar du snabbare',
    winter: 'Tips för vintern',
    tools: 'Stationen och verktygen',
    boat: 'Stationen i båten',
    warranty: 'Läs garantivillkoren',
    fault: 'Anmäl ett fel',
    registration: 'Registrera produkten',
    returns: 'Läs returvillkoren',
  },
  more: {
    title: 'Hittade du inte svaret?',
    text: 'Skriv till oss eller fråga i chatten. Telefonen är öppen [[hours.onWeekdays]].',
    contact: 'Kontakta oss',
  },
}
