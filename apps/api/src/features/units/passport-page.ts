import { passportModelLabels as of, unitLabels } from '@arkpax/schema/field-labels'
import { formatDate, formatNumber } from '@arkpax/schema/format-fi'
import {
  batteryCategoryLabels,
  passportLabelLabels,
  performanceFigures,
  performanceLabels,
} from '@arkpax/schema/passport-model'
import { RECALL_HEADING } from '@arkpax/schema/recall-labels'
import { WITHDRAW_HERE } from '@arkpax/schema/withdrawal-words'
import { html, raw } from 'hono/html'
import type { Passport, UnitRecall } from './passport.service.ts'
import { passportCss } from './passport-page-css.ts'

const NBSP = '\u00A0'
type Shown = ReturnType<typeof html> | string | null | undefined
type Row = [name: string, value: Shown]

const unknown = html`<span class="no">Ei tiedossa</span>`

/** The passport as everybody reads it: without a script, in one request. */
export function passportPage(passport: Passport): string {
  const { unit, product, company, url } = passport
  return frame(
    passport,
    html`${passport.recalls.map(recallNotice)}${section('Laite', deviceRows(passport))}
    ${section('Akku', batteryRows(passport))}
    ${section('Aineet ja turvallisuus', materialRows(passport))}
    ${section('Merkinnät ja asiakirjat', paperRows(passport))}
    ${section('Hiilijalanjälki ja kierrätetyt aineet', carbonRows(passport))}
    ${recycling(passport)}
    <h2>Lisätietoja</h2>
    <p>Osa akun tiedoista annetaan vain viranomaisille ja niille, joilla on niihin oikeutettu etu, kuten korjaajille ja kierrättäjille. Kysy niitä osoitteesta <a href="mailto:${company.email}?subject=${encodeURIComponent(`Akkupassi ${unit.serial}`)}">${company.email}</a>.</p>
    <p><a href="${url}.json">Tiedot koneluettavina (JSON)</a> · <a href="/tuote/${product.id}">Tuotteen sivu</a></p>`,
  )
}

/** What is left of the passport of a unit that is no more. */
export const gonePage = (passport: Passport): string =>
  frame(
    passport,
    html`<p class="gone" role="status">Laite on poistettu käytöstä, ja sen akkupassi on päättynyt.</p>
    ${passport.recalls.map(recallNotice)}${section('Laite', deviceRows(passport).slice(0, 3))} ${recycling(passport)}`,
  )

/** The same for every address that leads to no unit: it says nothing of what there is. */
export const unknownPage = (brand: string): string =>
  document(
    'Akkupassia ei löytynyt',
    brand,
    html`<h1>Akkupassia ei löytynyt</h1>
    <p>Tarkista, että osoite on kokonainen, tai lue laitteen tarrassa oleva koodi uudelleen.</p>
    <p><a href="/contact">Kirjoita asiakaspalveluun</a></p>`,
  )

const recallNotice = ({ slug, title }: UnitRecall) =>
  html`<p class="gone"><strong>${RECALL_HEADING}:</strong> <a href="/takaisinvedot/${slug}">${title}</a></p>`

const frame = ({ unit, product, company }: Passport, content: Shown) =>
  document(
    `Akkupassi ${unit.serial} – ${product.name}`,
    company.brand,
    html`<h1>Akkupassi</h1><p class="sub">${product.name}, sarjanumero ${unit.serial}</p>${content}`,
  )

function document(title: string, brand: string, content: Shown): string {
  return String(
    html`${raw('<!doctype html>')}<html lang="fi"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>${raw(passportCss)}</style></head><body><main><p class="brand">${brand}</p>${content}<p><a href="/peruuta-sopimus">${WITHDRAW_HERE}</a></p></main></body></html>`,
  )
}

const section = (title: string, rows: readonly Row[]) =>
  html`<h2>${title}</h2><dl>${rows.map(
    ([name, value]) =>
      html`<div><dt>${name}</dt><dd>${value === null || value === undefined || value === '' ? unknown : value}</dd></div>`,
  )}</dl>`

const day = (iso: string | null) => iso && formatDate(iso)
const figure = (value: number | undefined, sign: string) =>
  value === undefined ? undefined : `${formatNumber(value)}${NBSP}${sign}`
const link = (url: string | undefined, text: string) =>
  url === undefined ? undefined : html`<a href="${url}">${text}</a>`
const list = (items: readonly Shown[] | undefined) =>
  items && items.length > 0 ? html`<ul>${items.map((item) => html`<li>${item}</li>`)}</ul>` : undefined

function deviceRows({ unit, product, company, model, site, warrantyEnd, warrantyMonths }: Passport): Row[] {
  const { street, postalCode, city, country } = company.address
  const { plant } = model
  return [
    ['Malli', product.name],
    [unitLabels.serial, unit.serial],
    [
      'Valmistaja',
      html`${company.legalName} (${company.brand})<br>${street}, ${postalCode} ${city}, ${country}<br><a href="${site}">${site}</a><br><a href="mailto:${company.email}">${company.email}</a>`,
    ],
    [of.plant, plant ? `${plant.street}, ${plant.postalCode}, ${plant.country}` : unit.made_in],
    [unitLabels.made_on, day(unit.made_on)],
    [unitLabels.batch, unit.batch],
    ['Otettu käyttöön', day(unit.delivered_on)],
    [of.category, model.category && batteryCategoryLabels[model.category]],
    ['Akun massa', figure(model.massKg, 'kg')],
    ['Akun tila', 'Alkuperäinen'],
    ['Takuu', warrantyEnd ? `${formatDate(warrantyEnd)} asti` : `${warrantyMonths}${NBSP}kuukautta ostopäivästä`],
  ]
}

function batteryRows({ product, model }: Passport): Row[] {
  const { battery, operatingTemperatureC: range } = product.details
  const cycles =
    battery &&
    `${formatNumber(battery.cycles)} lataussykliä, minkä jälkeen kapasiteettia on jäljellä ${formatNumber(battery.remainingPercent)}${NBSP}%`
  return [
    [of.chemistry, model.chemistry ? `${model.chemistry.shortName}, ${model.chemistry.clearName}` : battery?.chemistry],
    ['Energia', figure(product.batteryCapacity, 'Wh')],
    ['Odotettu käyttöikä', cycles],
    ['Käyttöikätesti', link(model.lifetimeTestUrl, 'Testin kuvaus')],
    ...performanceFigures.map((name): Row => {
      const value = model.figures?.[name]
      return [performanceLabels[name], value === undefined ? undefined : formatNumber(value)]
    }),
    ['Käyttölämpötila', range && `${range.min}…+${range.max}${NBSP}°C`],
    [of.idleTemperature, model.idleTemperature && `${model.idleTemperature.min}…${model.idleTemperature.max}${NBSP}°C`],
  ]
}

const materialRows = ({ model, product }: Passport): Row[] => [
  [
    of.hazardous,
    list(
      model.hazardous?.map(
        ({ name, cas, percent, location, impact }) =>
          `${name} (CAS ${cas}), ${formatNumber(percent)}${NBSP}%, ${location}. ${impact}`,
      ),
    ),
  ],
  [of.criticalMaterials, model.criticalMaterials],
  ['Sopivat sammutusaineet', model.extinguishing?.join(', ')],
  ['Varoitukset', list(product.details.warnings?.slice(0, 12))],
]

const paperRows = ({ model, product, company }: Passport): Row[] => [
  [
    of.labels,
    list(
      model.labels?.map(
        ({ subject, symbolUrl, meaning }) =>
          html`<a href="${symbolUrl}">${passportLabelLabels[subject]}</a>: ${meaning}`,
      ),
    ),
  ],
  [of.declarationUrl, link(model.declarationUrl, 'Avaa vakuutus')],
  ['Toimitusketjun asianmukainen huolellisuus', link(model.dueDiligenceUrl, 'Avaa selvitys')],
  ['Käyttöoppaat ja asiakirjat', list(product.details.documents?.map(({ name, url }) => link(url, name)))],
  ['Vastuullinen toimija', company.legalName],
]

const carbonRows = ({ model: { carbon, recycled, renewablePercent } }: Passport): Row[] => [
  [of.carbon, carbon && `${formatNumber(carbon.kgPerKwh)}${NBSP}kg CO₂-ekv./kWh, luokka ${carbon.performanceClass}`],
  ['Hiilijalanjälkiselvitys', link(carbon?.studyUrl, 'Avaa selvitys')],
  [
    of.recycled,
    list(
      recycled?.map(
        ({ material, preConsumer, postConsumer }) =>
          `${MATERIALS[material]}: tuotannosta ${formatNumber(preConsumer)}${NBSP}%, käytöstä ${formatNumber(postConsumer)}${NBSP}%`,
      ),
    ),
  ],
  ['Uusiutuvat aineet', figure(renewablePercent, '%')],
]

const MATERIALS = { Cobalt: 'Koboltti', Nickel: 'Nikkeli', Lithium: 'Litium', Lead: 'Lyijy' } as const

const recycling = ({ model }: Passport) => html`<h2>Kierrätys</h2>
  <p>Akkua ei saa laittaa sekajätteeseen. Vie käytetty laite akkujen tai sähkölaitteiden keräyspisteeseen. Keräys on maksuton.</p>
  <dl>${(
    [
      [of.preventionUrl, model.preventionUrl],
      [of.collectionUrl, model.collectionUrl],
      [of.takeBackUrl, model.takeBackUrl],
    ] as const
  ).map(([name, url]) => html`<div><dt>${name}</dt><dd>${link(url, 'Avaa ohje') ?? unknown}</dd></div>`)}</dl>`
