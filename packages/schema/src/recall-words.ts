/** Words that a recall notice may not use, since they make the danger sound smaller (GPSR art. 36, regulation (EU) 2024/1435). */
const BELITTLING = [
  /vapaaehtoi\p{L}*/giu,
  /varotoim\p{L}*/giu,
  /varmuuden vuoksi/giu,
  /ennaltaehkäise\p{L}*/giu,
  /harkinnanvarai\p{L}*/giu,
  /harvoin/giu,
  /harvinai\p{L}*/giu,
  /harvoissa \p{L}+/giu,
  /yksittäis\p{L}* (?:tapau|tilante)\p{L}*/giu,
  /poikkeus(?:tapau|tilante|ellis)\p{L}*/giu,
  /(?:tietyissä|joissakin|erityisissä) (?:tapau|tilante|olosuhte)\p{L}*/giu,
  /erityistilante\p{L}*/giu,
  /ei ole (?:tiedossa|ilmoitettu|raportoitu|sattunut|tapahtunut)[^.!?\n]{0,60}(?:onnettomuu|vahin|tapaturm|loukkaantu)\p{L}*/giu,
] as const

/** Those of a text, as they are written there. */
export const belittlingWords = (text: string): string[] => [
  ...new Set(BELITTLING.flatMap((words) => text.match(words) ?? [])),
]
