import type { CatalogueProduct } from '@arkpax/schema/catalogue'
import { energy, figure, withUnit } from '@arkpax/schema/figures'

/** A slide of the features overview: `imageUrl` is a picture's name. */
export interface FeatureSlide {
  id: string
  title: string
  imageUrl: string
  text: string
}

/** What Ark PRO is made for, told from its own figures. */
export function featureSlides({
  name,
  power,
  charging,
  expansion,
  protections,
  upsMs,
}: CatalogueProduct): FeatureSlide[] {
  if (!power?.peak || !charging || !expansion || !protections || !upsMs) return []
  const peak = withUnit(power.peak.watts, 'W')
  return [
    {
      id: 'huipputeho',
      title: `Huipputeho ${peak}`,
      imageUrl: 'scene-construction',
      text: `Moottori ottaa käynnistyessään moninkertaisen tehon. ${name} antaa ${peak} kahden sekunnin ajan, joten raskaskin saha lähtee käyntiin.`,
    },
    {
      id: 'vesitiiviys',
      title: 'IP67 merellä ja sateessa',
      imageUrl: 'scene-boating',
      text: 'Kun kannet ovat kiinni, kotelo on pölytiivis ja kestää upotuksen metrin syvyyteen 30\u00A0minuutiksi. Roiskeet ja rankkasade eivät sille mitään mahda.',
    },
    {
      id: 'laajennus',
      title: `Laajenee: yhteensä ${energy(expansion.maxTotalWh)}`,
      imageUrl: 'ark-pro-stack',
      text: `Lisäakku pinoutuu aseman alle ja kytketään yhdellä kaapelilla. Akkuja voi ketjuttaa ${expansion.maxExtraBatteries}.`,
    },
    {
      id: 'varavirta',
      title: `Varavirta ${withUnit(upsMs, 'ms')}:ssa`,
      imageUrl: 'scene-outage',
      text: `Sähkökatkon tullen asema siirtyy akulle niin nopeasti, ettei tietokone sammu. ${figure(protections)} suojausta valvoo lähtöjä ja kennoja.`,
    },
    {
      id: 'lataus',
      title: `Täyteen noin ${figure(charging.acFullHours)}\u00A0tunnissa`,
      imageUrl: 'ark-pro-back',
      text: `Verkkovirta lataa akun ${withUnit(charging.acWatts, 'W')}:n teholla 80\u00A0prosenttiin noin ${figure(charging.ac80Hours)}\u00A0tunnissa. Auringosta latausteho on enintään ${withUnit(charging.solarMaxWatts, 'W')}.`,
    },
  ]
}
