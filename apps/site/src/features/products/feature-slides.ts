import type { CatalogueProduct } from '@arkpax/schema/catalogue'
import { energy, figure, withUnit } from '@arkpax/schema/figures'

/** A slide of the features overview: `imageUrl` is a picture's name. */
export interface FeatureSlide {
  id: string
  title: string
  imageUrl: string
  text: string
}

/** What a station is made for, told from its own figures; a slide without its figures is left out. */
export const featureSlides = (product: CatalogueProduct): FeatureSlide[] =>
  [peakSlide, waterSlide, expansionSlide, backupSlide, chargingSlide].flatMap((slide) => slide(product) ?? [])

type Slide = (product: CatalogueProduct) => FeatureSlide | undefined

const peakSlide: Slide = ({ name, power }) => {
  if (!power?.peak) return undefined
  const peak = withUnit(power.peak.watts, 'W')
  return {
    id: 'huipputeho',
    title: `Huipputeho ${peak}`,
    imageUrl: 'scene-construction',
    text: `Moottori ottaa käynnistyessään moninkertaisen tehon. ${name} antaa ${peak} ${withUnit(power.peak.seconds, 's')}:n ajan, joten raskaskin saha lähtee käyntiin.`,
  }
}

const waterSlide: Slide = ({ ipRating }) => {
  if (ipRating !== 'IP67') return undefined
  return {
    id: 'vesitiiviys',
    title: `${ipRating} merellä ja sateessa`,
    imageUrl: 'scene-boating',
    text: 'Kun kannet ovat kiinni, kotelo on pölytiivis ja kestää upotuksen metrin syvyyteen 30\u00A0minuutiksi. Roiskeet ja rankkasade eivät sille mitään mahda.',
  }
}

const expansionSlide: Slide = ({ expansion }) => {
  if (!expansion) return undefined
  return {
    id: 'laajennus',
    title: `Laajenee: yhteensä ${energy(expansion.maxTotalWh)}`,
    imageUrl: 'ark-pro-stack',
    text: `Lisäakku pinoutuu aseman alle ja kytketään yhdellä kaapelilla. Akkuja voi ketjuttaa ${expansion.maxExtraBatteries}.`,
  }
}

const backupSlide: Slide = ({ upsMs, protections }) => {
  if (!upsMs) return undefined
  const guarded = protections ? ` ${figure(protections)} suojausta valvoo lähtöjä ja kennoja.` : ''
  return {
    id: 'varavirta',
    title: `Varavirta ${withUnit(upsMs, 'ms')}:ssa`,
    imageUrl: 'scene-outage',
    text: `Sähkökatkon tullen asema siirtyy akulle niin nopeasti, ettei tietokone sammu.${guarded}`,
  }
}

const chargingSlide: Slide = ({ charging }) => {
  const { acWatts, ac80Hours, acFullHours, solarMaxWatts } = charging ?? {}
  if (!acWatts || !ac80Hours || !acFullHours || !solarMaxWatts) return undefined
  return {
    id: 'lataus',
    title: `Täyteen noin ${figure(acFullHours)}\u00A0tunnissa`,
    imageUrl: 'ark-pro-back',
    text: `Verkkovirta lataa akun ${withUnit(acWatts, 'W')}:n teholla 80\u00A0prosenttiin noin ${figure(ac80Hours)}\u00A0tunnissa. Auringosta latausteho on enintään ${withUnit(solarMaxWatts, 'W')}.`,
  }
}
