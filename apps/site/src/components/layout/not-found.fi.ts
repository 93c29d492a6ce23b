import { paths } from '~/lib/paths.ts'

interface Way {
  label: string
  href: string
}

/** What stands where there is no page, and the ways on from there. */
export const notFoundText: { title: string; description: string; text: string; ways: Way[] } = {
  title: 'Sivua ei löytynyt',
  description: 'Etsimääsi sivua ei löytynyt.',
  text: 'Osoitteessa voi olla kirjoitusvirhe, tai sivu on poistettu. Haulla löydät tuotteet, ohjeet ja artikkelit.',
  ways: [
    { label: 'Etusivulle', href: paths.home },
    { label: 'Tuotteet', href: paths.products },
    { label: 'Tukikeskus', href: paths.support },
  ],
}
