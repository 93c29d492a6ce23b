type Words = typeof import('./chat.fi.ts')

export const launcherText: Words['launcherText'] = { label: 'Fråga assistenten', region: 'Assistent' }

export const chatText: Words['chatText'] = {
  title: 'Arkpax assistent',
  note: 'En AI svarar utifrån webbplatsens innehåll. Kontrollera viktiga uppgifter i källan.',
  welcome:
    'Hej! Jag är Arkpax AI-assistent, ingen människa. Fråga om produkter, priser, lagerläge, laddning eller garanti.',
  suggestionsLabel: 'Exempel på frågor',
  suggestions: [
    'Vad kostar Ark PRO?',
    'Räcker Ark EVO till kylskåpet över natten?',
    'Vad är skillnaden mellan Ark PRO och Ark EVO?',
    'Hur anmäler jag ett garantiärende?',
  ],
  log: 'Samtal',
  you: 'Du',
  assistant: 'Assistenten',
  typing: 'Assistenten skriver…',
  sources: 'Källor',
  nearest: 'Det här kan vara till hjälp',
  more: { open: 'Läs mer', close: 'Visa mindre' },
  table: 'Tabell',
  next: 'Följdfrågor',
  field: 'Meddelande till assistenten',
  placeholder: 'Skriv din fråga',
  send: 'Skicka',
  stop: 'Avbryt svaret',
  minimise: 'Minimera',
  close: 'Stäng',
  resume: 'Fortsätt samtalet',
  answering: 'Assistenten svarar…',
  newAnswer: 'Nytt svar',
  restart: 'Börja om',
  handOver: 'Vidare till kundtjänsten',
  tooLong: (length) => `Meddelandet får ha högst 2\u00A0000 tecken. Nu är det ${length}.`,
  helpful: { question: 'Var svaret till hjälp?', yes: 'Ja', no: 'Nej', thanks: 'Tack för ditt svar!' },
  retry: 'Försök igen',
  stopped: 'Svaret avbröts.',
  noReply: 'Tyvärr kunde jag inte behandla ditt meddelande. Försök igen.',
  technical: (phone, email) =>
    `Ett tekniskt fel inträffade. Försök igen eller kontakta kundtjänsten: ${phone} eller ${email}.`,
  offline: 'Du är offline. Försök igen när anslutningen är tillbaka. Det du skrivit finns kvar.',
}

export const handOverText: Words['handOverText'] = {
  title: 'Vidare till kundtjänsten',
  text: 'En människa läser ditt meddelande och svarar per e-post. Samtalet följer med, så du behöver inte upprepa det.',
  textAlone: 'En människa läser ditt meddelande och svarar per e-post.',
  when: (when) => when && `${when.charAt(0).toUpperCase()}${when.slice(1)}.`,
  subject: 'Chat',
  sent: 'Vi svarar per e-post inom [[terms.replyHours]]\u00A0timmar på vardagar.',
  back: 'Tillbaka till samtalet',
}

export const stockAlertText: Words['stockAlertText'] = {
  hint: 'Vi skickar ett enda meddelande, när produkten finns i lager igen.',
  privacy: 'Dataskyddsbeskrivning',
}
