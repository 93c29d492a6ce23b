export const reviewsText: typeof import('./reviews.fi.ts').reviewsText = {
  title: 'Recensioner',
  verified:
    'Bara kunder som har fått produkten levererad kan skriva en recension, en per produkt. Vi jämför skribentens bekräftade e-postadress med våra levererade beställningar. Vi publicerar också negativa recensioner och betalar inte för några.',
  rules: 'Så behandlar vi recensioner',
  distribution: 'Fördelning av betygen',
  stars: (stars) => `${stars} ${stars === 1 ? 'stjärna' : 'stjärnor'}`,
  given: 'st',
  empty: {
    title: 'Inga recensioner på den här webbplatsen ännu',
    text: 'När den första recensionen är skriven bygger produktens betyg på de recensioner som publiceras här.',
  },
  stated: {
    title: 'Betyget är vår egen uppgift',
    text: (stars, reviews) =>
      `Betyget ${stars} (${reviews}) har vi själva angett; de recensionerna går inte att läsa här. När den första kunden har recenserat produkten på webbplatsen bygger betyget bara på de recensioner som publicerats här.`,
  },
  inFinnish: 'Recension på finska',
  noScript: 'De senaste recensionerna kräver JavaScript, som är avstängt i din webbläsare.',
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
