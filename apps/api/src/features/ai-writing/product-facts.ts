import { type CatalogueProduct, catalogueProduct, countOutputs } from '@arkpax/schema/catalogue'
import { appliances } from '@arkpax/schema/content'
import { factsOf, whereKnown } from '@arkpax/schema/facts'
import { percentIn } from '@arkpax/schema/facts-company'
import type { FaqCategory } from '@arkpax/schema/faq'
import { formatEuros, formatNumber } from '@arkpax/schema/format-fi'
import { toEuros } from '@arkpax/schema/money'
import type { ProductPort } from '@arkpax/schema/product-details'
import type { ProductWithDetails } from '@arkpax/schema/products'
import type { Settings } from '@arkpax/schema/settings'
import { type ShownAppliance, shownAppliances } from '@arkpax/schema/shown-appliances'
import applianceData from '../../../../../content/data/appliances.json' with { type: 'json' }

const SHARED = [
  'Hinnoissa on mukana arvonlisävero [[terms.vatPercent]].',
  'Takuu on [[terms.warrantyYears]] vuotta eli [[terms.warrantyMonths]] kk, palautusoikeus [[terms.returnDays]] päivää (lakisääteinen peruuttamisoikeus [[terms.withdrawalDays]] päivää).',
  'IP67 tarkoittaa, että laite on pölytiivis ja kestää upotuksen 1 m:n syvyyteen 30 minuutiksi.',
  'Asiakaspalvelu palvelee [[hours.short]]. Viesteihin ja sähköpostiin vastataan [[terms.replyHours]] tunnin kuluessa arkipäivisin.',
  'Tyhjä akku on 0 % ja täysi 100 %. Suomen verkkovirta on 230 V ja 50 Hz.',
]

/** What the site says of the products, `faq` with it, one fact or a few to a line: the only source of an article's figures. */
export function productFacts(
  products: readonly ProductWithDetails[],
  { faq, settings }: { faq: readonly FaqCategory[]; settings: Settings },
): string {
  const listed = products.map(catalogueProduct)
  const known = factsOf({ settings, products: listed })
  return [
    '## Tuotteet',
    ...listed.flatMap(aboutProduct),
    '## Yhteistä',
    ...SHARED.flatMap((line) => whereKnown(line, known) ?? []),
    '## Turvallisuus',
    ...new Set(listed.flatMap(({ warnings }) => warnings)),
    '## Laitteita ja käyttöaikoja',
    ...shownAppliances(appliances.parse(applianceData)).map(aboutAppliance),
    '## Kysyttyä',
    ...faq.flatMap(({ questions }) =>
      questions.flatMap((one) => whereKnown(`${one.question} ${one.answer.join(' ')}`, known) ?? []),
    ),
  ].join('\n')
}

const aboutProduct = (product: CatalogueProduct): string[] => [
  `### ${product.name}, hinta ${formatEuros(toEuros(product.priceCents))}${ownVat(product)}`,
  product.description,
  ...[figuresOf(product)].filter(Boolean),
  ...(product.technicalSpecs ?? []),
]

const ownVat = ({ vatPercent }: CatalogueProduct) =>
  vatPercent === undefined ? '' : ` (arvonlisävero ${percentIn(vatPercent, 'fi')})`

function figuresOf(product: CatalogueProduct): string {
  const { power, capacityWh, panelWatts, expansion, usbTotalWatts, battery, charging, weightKg } = product
  const { operatingTemperatureC: degrees, dimensionsMm: size, foldedDimensionsMm: folded, upsMs, thdPercent } = product
  const outputs = countOutputs(product)
  const facts = [
    power && `jatkuva teho ${n(power.continuousWatts)} W`,
    power?.peak && `huipputeho ${n(power.peak.watts)} W (${power.peak.seconds} s)`,
    capacityWh && `kapasiteetti ${n(capacityWh)} Wh`,
    panelWatts && `paneelin teho ${n(panelWatts)} W`,
    expansion && `enintään ${expansion.maxExtraBatteries} lisäakkua, yhteensä ${n(expansion.maxTotalWh / 1000)} kWh`,
    outputs > 0 && `${outputs} lähtöä`,
    ...product.ports.map(aboutPort),
    usbTotalWatts && `USB yhteensä ${n(usbTotalWatts)} W`,
    battery && `akku ${battery.chemistry}, ${battery.cycles} lataussykliä, jäljellä ${battery.remainingPercent} %`,
    charging?.acWatts && `lataus verkkovirralla ${n(charging.acWatts)} W`,
    charging?.ac80Hours && `verkkovirralla 80 % noin ${n(charging.ac80Hours)} h`,
    charging?.acFullHours && `verkkovirralla täysi noin ${n(charging.acFullHours)} h`,
    charging?.solarMaxWatts && `lataus auringolla enintään ${n(charging.solarMaxWatts)} W`,
    charging?.solarFullHours && `auringolla täysi noin ${n(charging.solarFullHours)} h`,
    upsMs && `UPS-kytkentä ${upsMs} ms`,
    thdPercent && `puhdas siniaalto, THD alle ${thdPercent} %`,
    product.protections && `${product.protections} suojausta`,
    weightKg && `paino ${n(weightKg)} kg`,
    size && `mitat ${size.width} × ${size.depth} × ${size.height} mm`,
    folded && `taitettuna ${folded.width} × ${folded.depth} × ${folded.height} mm`,
    degrees && `käyttölämpötila ${degrees.min} °C … ${degrees.max} °C`,
    product.ipRating,
  ]
  const known = facts.filter(Boolean)
  return known.length > 0 ? `${known.join('; ')}.` : ''
}

function aboutPort({ count, label, volts, amps, watts, direction }: ProductPort): string {
  const most = [volts && `${n(volts)} V`, amps && `${n(amps)} A`, watts && `${n(watts)} W`].filter(Boolean).join(', ')
  return `${direction === 'out' ? 'lähtö' : 'tulo'}: ${count} × ${label}${most && ` (${most})`}`
}

function aboutAppliance({ name, watts, wattsMax, startWatts, duration, note }: ShownAppliance): string {
  const draw = watts && `${n(watts)}${wattsMax ? `–${n(wattsMax)}` : ''} W`
  return [`${name}:`, draw, startWatts && `(käynnistys ${n(startWatts)} W)`, `kesto ${duration}.`, note]
    .filter(Boolean)
    .join(' ')
}

const n = formatNumber
