export const reviewsText: typeof import('./reviews.fi.ts').reviewsText = {
  title: 'Recensioner',
  verified:
    'Bara kunder som har fått produkten levererad kan skriva en recension. Vi kontrollerar leveransen bland våra egna beställningar med skribentens bekräftade e-postadress. Vi publicerar också negativa recensioner och betalar inte för några. De flesta är skrivna på finska.',
  rules: 'Så behandlar vi recensioner',
  distribution: 'Betygens fördelning',
  stars: (stars) => `${stars} ${stars === 1 ? 'stjärna' : 'stjärnor'}`,
  given: 'st',
  empty: {
    title: 'Inga recensioner på den här webbplatsen ännu',
    text: 'När den första recensionen har skrivits räknas produktens betyg på de recensioner som publicerats här.',
  },
  stated: (stars, reviews) =>
    `Betyget ${stars} (${reviews}) i produktens uppgifter har angetts av tillverkaren och bygger inte på recensioner på den här webbplatsen. När den första recensionen har skrivits här räknas betyget bara på webbplatsens egna recensioner.`,
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
