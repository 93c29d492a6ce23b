export const previewText = {
  open: 'Esikatsele',
  title: 'Tuotteen sivun esikatselu',
  text: 'Näin kävijät näkevät tuotteen. Mitään ei ole vielä tallennettu eikä julkaistu. Liitäntäpiirros, käyttöajat ja kampanjahinta tulevat sivulle vasta julkaisun jälkeen.',
  frame: 'Tuotteen sivu sellaisena kuin kävijät sen näkevät',
  leftOut: (fields: string) => `Näitä ei ole vielä täytetty oikein, joten ne puuttuvat esikatselusta: ${fields}.`,
  loading: 'Ladataan esikatselua…',
  failed: 'Esikatselun lataaminen epäonnistui',
  noName: 'Nimetön tuote',
  noDescription: 'Kuvausta ei ole vielä kirjoitettu.',
}
