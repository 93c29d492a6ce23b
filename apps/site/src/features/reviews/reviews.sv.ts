export const reviewsText: typeof import('./reviews.fi.ts').reviewsText = {
  title: 'Recensioner',
  verified:
    'Bara kunder som har fått produkten levererad kan skriva en recension, en per produkt. Vi kontrollerar leveransen bland våra egna beställningar med skribentens bekräftade e-postadress. Vi publicerar också negativa recensioner och betalar inte för några.',
  rules: 'Så behandlar vi recensioner',
  distribution: 'Betygens fördelning',
  stars: (stars) => `${stars} ${stars === 1 ? 'stjärna' : 'stjärnor'}`,
  given: 'st',
  empty: {
    title: 'Inga recensioner på den här webbplatsen ännu',
    text: 'När den första recensionen har skrivits räknas produktens betyg på de recensioner som publicerats här.',
  },
  stated: {
    title: 'Betyget är tillverkarens eget',
    text: (stars, reviews) =>
      `Betyget ${stars} och ${reviews} är vår egen uppgift: enskilda recensioner går inte att läsa här. När den första kunden har recenserat produkten här räknas betyget bara på recensioner som publicerats på den här webbplatsen.`,
  },
  inFinnish: 'Recension på finska',
  noScript: 'För att visa de nyaste recensionerna behövs JavaScript, som är avstängt i din webbläsare.',
  write: 'Har du den här produkten?',
  toAccount: 'Skriv en recension på ditt konto',
  purchase: 'Bekräftat köp',
  edited: 'Redigerad',
  answer: (brand) => `Svar från ${brand}`,
  unfold: 'Visa hela recensionen',
  fold: 'Visa mindre',
  more: 'Visa fler',
  loading: 'Laddar recensioner…',
  loaded: (count) => `${count} recensioner visas`,
  failed: 'Det gick inte att ladda recensionerna. Kontrollera internetanslutningen och försök igen.',
  retry: 'Försök igen',
}
