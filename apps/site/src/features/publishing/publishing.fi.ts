import { formatDateTime } from '@arkpax/schema/format-fi'
import type { Publishing } from '@arkpax/schema/publishing'

export const publishingTexts = {
  title: 'Muutosten julkaiseminen',
  publish: 'Julkaise nyt',
  asked: 'Muutokset julkaistaan kohta',
  askFailure: 'Julkaisemista ei voitu aloittaa',
  failure: 'Julkaisun tilaa ei voitu lukea',
  failed: 'Viimeisimmät muutokset eivät päässeet sivuille',
}

const counted = (one: string, many: string) => (count: number) => (count === 1 ? one : `${count}\u00A0${many}`)

export const leftOutTexts = {
  groups: {
    kept: {
      title: counted('Yksi sisältö näkyy aiemmassa muodossaan', 'sisältöä näkyy aiemmassa muodossaan'),
      text: 'Uudessa tekstissä on virhe, joten kävijät näkevät sitä edeltäneen tekstin. Uusi teksti tulee näkyviin, kun virhe on korjattu.',
    },
    missing: {
      title: counted('Yksi sisältö puuttuu sivuilta', 'sisältöä puuttuu sivuilta'),
      text: 'Muut sisällöt ovat paikallaan. Puuttuva sisältö tulee sivuille, kun virhe on korjattu.',
    },
    deadLinks: {
      title: counted('Yksi linkki ei vie perille', 'linkkiä ei vie perille'),
      text: 'Sisältö on sivuilla, mutta kävijä ei löydä linkistä, mitä etsii.',
    },
  },
  keptFrom: (day: string) => `näkyvissä on ${day} julkaistu teksti`,
  deadLink: (href: string) => `Linkin osoite on ${href}.`,
}

const asOf = (at: string | null) => (at ? ` Viimeksi julkaistu ${formatDateTime(at)}.` : '')

/** The state of the pages in words for whoever has changed something and wants to know whether it shows. */
export const stateTexts: Record<Publishing['state'], (publishing: Publishing) => string> = {
  current: ({ built_at, by_hook, left_out }) =>
    by_hook
      ? `Sivut päivittää erillinen palvelu${built_at ? `, jolle muutoksista kerrottiin viimeksi ${formatDateTime(built_at)}` : ''}. Muutokset näkyvät, kun palvelu on vienyt ne sivuille.`
      : `${left_out.every(({ dead_link }) => dead_link) ? 'Kaikki' : 'Muut'} muutokset ovat sivuilla.${asOf(built_at)}`,
  waiting: () => 'Muutoksia odottaa julkaisemista. Ne ovat sivuilla noin minuutin kuluttua.',
  building: () => 'Muutoksia julkaistaan. Ne ovat sivuilla noin minuutin kuluttua.',
  failed: ({ built_at }) =>
    `Kävijät näkevät sivut sellaisina kuin ne olivat ${built_at ? formatDateTime(built_at) : 'ennen muutoksia'}. Hinnat ja varastosaldot ovat silti ajan tasalla. Julkaisemista yritetään uudelleen kymmenen minuutin välein.`,
  unavailable: () =>
    'Muutokset eivät nyt siirry sivuille, koska julkaiseminen ei ole käynnissä. Hinnat ja varastosaldot ovat silti ajan tasalla, ja uuden artikkelin näkee blogista, mutta sitä ei löydä haulla. Kerro asiasta sivuston ylläpitäjälle.',
}
