import type { PaletteKind } from '@arkpax/schema/palette'

/** Words of the palette, once it is open. */
export const paletteText = {
  title: 'Etsi hallinnasta',
  label: 'Etsi näkymää, toimintoa, tilausta tai muuta',
  placeholder: 'Nimi, numero, puhelin, sarjanumero…',
  results: 'Löytyneet',
  recent: 'Viimeksi avatut',
  screens: 'Näkymät',
  actions: 'Toiminnot',
  kinds: {
    order: 'Tilaukset',
    customer: 'Asiakkaat',
    message: 'Yhteydenotot',
    offer: 'Tarjoukset',
    document: 'Laskut ja kuitit',
    return: 'Palautukset',
    warranty_case: 'Takuuasiat',
    product: 'Tuotteet',
    unit: 'Laitteet',
    registration: 'Rekisteröinnit',
    post: 'Artikkelit',
    staff: 'Henkilöstö',
  } satisfies Record<PaletteKind, string>,
  searching: 'Haetaan…',
  nothing: 'Ei tuloksia. Kokeile toista sanaa tai numeroa.',
  failed: 'Tilauksia, viestejä ja muita ei saatu haettua.',
  found: (count: number) => (count === 1 ? 'Yksi tulos' : `${count}\u00A0tulosta`),
  keys: 'Valitse nuolinäppäimillä, avaa Enterillä, sulje Esc-näppäimellä.',
}
