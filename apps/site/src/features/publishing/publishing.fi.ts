import { formatDateTime } from '@arkpax/schema/format-fi'
import type { Publishing } from '@arkpax/schema/publishing'

export const publishingTexts = {
  title: 'Sivujen julkaiseminen',
  publish: 'Julkaise nyt',
  asked: 'Julkaiseminen on pyydetty',
  askFailure: 'Julkaisemista ei voitu pyytää',
  failure: 'Julkaisun tilaa ei voitu lukea',
  failed: 'Sivujen julkaiseminen epäonnistui',
  leftOut: (count: number) =>
    count === 1 ? 'Yksi sisältö jäi pois sivuilta' : `${count}\u00A0sisältöä jäi pois sivuilta`,
  leftOutText: 'Muut sisällöt eivät kärsi siitä. Korjaa nämä ja julkaise uudelleen:',
  deadLinks: (count: number) => (count === 1 ? 'Yksi linkki ei vie perille' : `${count}\u00A0linkkiä ei vie perille`),
  deadLinksText: 'Tekstit ovat sivuilla, mutta näitä linkkejä seuraava ei löydä etsimäänsä:',
}

const published = (at: string | null) => (at ? `, julkaistu ${formatDateTime(at)}` : '')

/** The state of the pages in a sentence. */
export const stateTexts: Record<Publishing['state'], (publishing: Publishing) => string> = {
  current: ({ built_at, by_hook }) =>
    by_hook
      ? `Sivut rakentaa erillinen palvelu${built_at ? `, jota pyydettiin viimeksi ${formatDateTime(built_at)}` : ''}. Muutokset näkyvät, kun se on saanut sivut valmiiksi.`
      : `Sivut ajan tasalla${published(built_at)}.`,
  waiting: () => 'Muutokset odottavat julkaisua. Sivut rakennetaan hetken kuluttua.',
  building: () => 'Sivuja rakennetaan. Muutokset näkyvät kohta kaikilla sivuilla.',
  failed: ({ built_at }) =>
    built_at
      ? `Kävijät näkevät sivut sellaisina kuin ne julkaistiin ${formatDateTime(built_at)}.`
      : 'Kävijät näkevät edelleen aiemmat sivut.',
  unavailable: () =>
    'Sivuja ei voi rakentaa tällä palvelimella, eikä niitä rakenna mikään muukaan palvelin. Hinnat, varastosaldot ja uudet artikkelit näkyvät silti, mutta uudet artikkelit eivät löydy haulla. Kerro asiasta palvelimen ylläpitäjälle.',
}
