import type { PaletteKind } from '@arkpax/schema/palette'

/** Words of the palette, once it is open. */
export const paletteText = {
  title: 'Etsi hallinnasta',
  label: 'Etsi näkymää, toimintoa, tilausta tai muuta',
  placeholder: 'Nimi, tilausnumero, puhelin, sarjanumero…',
  results: 'Löytyneet',
  recent: 'Viimeksi avatut',
  screens: 'Näkymät',
  actions: 'Toiminnot',
  kinds: {
    order: 'Tilaukset',
    customer: 'Asiakkaat',
    message: 'Yhteydenotot',
    product: 'Tuotteet',
    registration: 'Rekisteröinnit',
    post: 'Artikkelit',
    staff: 'Henkilöstö',
  } satisfies Record<PaletteKind, string>,
  searching: 'Haetaan…',
  nothing: 'Ei tuloksia. Kokeile toista sanaa tai tilausnumeroa.',
  failed: 'Tilauksia, viestejä ja muita ei saatu haettua.',
  found: (count: number) => (count === 1 ? 'Yksi tulos' : `${count}\u00A0tulosta`),
  keys: 'Valitse nuolinäppäimillä, avaa Enterillä, sulje Esc-näppäimellä.',
}
