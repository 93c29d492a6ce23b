import { paths } from '~/lib/paths.ts'

interface Way {
  label: string
  href: string
}

/** What stands where there is no page, and the ways on from there. */
export const notFoundText: { wit: string; title: string; description: string; text: string; ways: Way[] } = {
  wit: 'Täältä ei saa\u00A0virtaa',
  title: 'Sivua ei löytynyt',
  description: 'Etsimääsi sivua ei löytynyt.',
  text: 'Osoitteessa voi olla kirjoitusvirhe, tai sivu on poistettu. Hae uudelleen tai palaa sinne, missä valot palavat.',
  ways: [
    { label: 'Etusivu', href: paths.home },
    { label: 'Tuotteet', href: paths.products },
    { label: 'Käyttöaikalaskuri', href: paths.calculator },
    { label: 'Tukikeskus', href: paths.support },
  ],
}
