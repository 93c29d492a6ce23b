/** Words shared by the five use-case pages; the rest is in `content/use-cases/`. */
export const useCaseText = {
  home: 'Etusivu',
  features: 'Miksi se toimii',
  figures: 'Luvut',
  figuresText: 'Käyttöajat täydellä akulla. Laskutapa on kerrottu jokaisen taulukon alla.',
  others: 'Muut käyttökohteet',
  inquiry: 'Pyydä tarjous',
}
