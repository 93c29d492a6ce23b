/** Words of the manuals screen. */
export const manualsText = {
  title: 'Käyttöoppaat',
  heroTitle: 'Käyttöoppaat',
  heroText: 'Jokaisen tuotteen opas suomeksi, ruotsiksi ja englanniksi. Turvallisuusohjeet ovat aina alussa.',
  description:
    'Lataa Arkpaxin käyttöoppaat PDF-tiedostoina suomeksi, ruotsiksi ja englanniksi: Ark PRO, Ark EVO, lisäakku ja aurinkopaneeli.',
  all: (size: string) => `Lataa kaikki (ZIP, ${size})`,
  videos: 'Video-oppaat',
  newTab: 'avautuu uuteen välilehteen',
  /** What is printed on a cover below the name. */
  kind: 'Käyttöopas',
  file: (pages: number, size: string) => `PDF, ${pages}\u00A0sivua, ${size}`,
  list: 'Oppaat tuotteittain',
  byMail: 'Lähetämme tämän oppaan sähköpostitse. Pyydä se asiakaspalvelusta.',
  help: {
    title: 'Eikö opas auttanut?',
    /** Links to the support centre, and begins the sentence. */
    support: 'Tukikeskuksessa',
    text: 'on ohjeita tavallisimpiin tilanteisiin. Chatin automaattinen avustaja vastaa heti, ja asiakaspalvelun tavoittaa [[hours.onWeekdays]].',
    mail: 'Lähetä tukipyyntö',
  },
}

/** The subject of the prefilled support e-mail. */
export const SUPPORT_SUBJECT: string = 'Tukipyyntö'
