import { passportModelLabels as of } from '@arkpax/schema/field-labels'
import {
  batteryCategoryLabels,
  type PerformanceFigure,
  passportLabelLabels,
  performanceFigures,
  performanceLabels,
} from '@arkpax/schema/passport-model'
import type { PassportTier } from '@arkpax/schema/passport-tokens'
import {
  dismantlingLabels,
  hazardLabels,
  lifecycleLabels,
  materialLabels,
  passportsText as text,
} from './passports.fi.ts'

/** One field of the model, by its path in it: `plant.street`. */
export interface PassportField {
  name: string
  label: string
  hint?: string
  /** Text unless told: a number, one of some choices, or as many texts as there are lines. */
  kind?: 'number' | 'choice' | 'yes' | 'lines'
  options?: Record<string, string>
}

/** What is known or missing as a whole: a field, fields that go together, or the rows of a list. */
export interface PassportEntry {
  key: string
  label: string
  hint: string
  fields?: PassportField[]
  /** What a row is called, and its fields by their names in it. */
  row?: { noun: string; columns: PassportField[] }
}

interface PassportPart {
  id: string
  title: string
  /** Who reads it at the least; everybody where it is left out. */
  tier?: PassportTier
  entries: PassportEntry[]
}

const single = (key: keyof typeof of, hint: string, more: Partial<PassportField> = {}): PassportEntry => ({
  ...{ key, label: of[key], hint },
  fields: [{ name: key, label: of[key], hint, ...more }],
})
const number = { kind: 'number' } as const
const choice = (options: Record<string, string>) => ({ kind: 'choice', options }) as const
const { field, hints, nouns } = text

const address = (prefix = ''): PassportField[] => [
  { name: `${prefix}street`, label: field.street },
  { name: `${prefix}postalCode`, label: field.postalCode },
  { name: `${prefix}country`, label: field.country },
]

const figure = (name: PerformanceFigure): PassportEntry => ({
  ...{ key: `figures.${name}`, label: performanceLabels[name], hint: hints.figures[name] },
  fields: [{ name: `figures.${name}`, label: performanceLabels[name], hint: hints.figures[name], ...number }],
})

const list = (key: keyof typeof nouns, label: string, columns: PassportField[]): PassportEntry => ({
  ...{ key, label, hint: hints[key], row: { noun: nouns[key], columns } },
})

/** All that the passports of a product tell beside its page, in the order in which it is asked for. */
export const passportParts: readonly PassportPart[] = [
  {
    id: 'akku',
    title: text.parts.battery,
    entries: [
      single('category', hints.category, choice(batteryCategoryLabels)),
      single('massKg', hints.massKg, number),
      { key: 'plant', label: of.plant, hint: hints.plant, fields: address('plant.') },
      {
        ...{ key: 'chemistry', label: of.chemistry, hint: hints.chemistry },
        fields: [
          { name: 'chemistry.shortName', label: field.shortName },
          { name: 'chemistry.clearName', label: field.clearName },
        ],
      },
      {
        ...{ key: 'idleTemperature', label: of.idleTemperature, hint: hints.idleTemperature },
        fields: [
          { name: 'idleTemperature.min', label: field.min, ...number },
          { name: 'idleTemperature.max', label: field.max, ...number },
        ],
      },
      single('lifetimeTestUrl', hints.lifetimeTestUrl),
    ],
  },
  {
    id: 'arvot',
    title: of.figures,
    entries: [
      ...performanceFigures.map(figure),
      list('powerCapability', of.powerCapability, [
        { name: 'atSoC', label: field.atSoC, ...number },
        { name: 'watts', label: field.watts, ...number },
      ]),
      list('resistance', of.resistance, [
        { name: 'component', label: field.component, ...choice(text.components) },
        { name: 'ohms', label: field.ohms, ...number },
      ]),
    ],
  },
  {
    id: 'aineet',
    title: text.parts.materials,
    entries: [
      list('hazardous', of.hazardous, [
        { name: 'name', label: field.substance },
        { name: 'cas', label: field.cas, hint: hints.cas },
        { name: 'hazard', label: field.hazard, ...choice(hazardLabels) },
        { name: 'percent', label: field.percent, ...number },
        { name: 'location', label: field.location },
        { name: 'impact', label: field.impact },
      ]),
      single('criticalMaterials', hints.criticalMaterials),
      single('extinguishing', hints.extinguishing, { kind: 'lines' }),
    ],
  },
  {
    id: 'merkinnat',
    title: text.parts.papers,
    entries: [
      list('labels', of.labels, [
        { name: 'subject', label: field.subject, ...choice(passportLabelLabels) },
        { name: 'symbolUrl', label: field.symbolUrl, hint: hints.url },
        { name: 'meaning', label: field.meaning },
      ]),
      single('declarationUrl', hints.url),
      single('dueDiligenceUrl', hints.url),
    ],
  },
  {
    id: 'hiilijalanjalki',
    title: text.parts.carbon,
    entries: [
      {
        ...{ key: 'carbon', label: of.carbon, hint: hints.carbon },
        fields: [
          { name: 'carbon.kgPerKwh', label: field.kgPerKwh, ...number },
          { name: 'carbon.performanceClass', label: field.performanceClass },
          { name: 'carbon.studyUrl', label: field.studyUrl, hint: hints.url },
        ],
      },
      list('carbon.stages', field.stages, [
        { name: 'stage', label: field.stage, ...choice(lifecycleLabels) },
        { name: 'kg', label: field.kg, ...number },
      ]),
      list('recycled', of.recycled, [
        { name: 'material', label: field.material, ...choice(materialLabels) },
        { name: 'preConsumer', label: field.preConsumer, ...number },
        { name: 'postConsumer', label: field.postConsumer, ...number },
      ]),
      single('renewablePercent', hints.renewablePercent, number),
    ],
  },
  {
    id: 'kierratys',
    title: text.parts.recycling,
    entries: [single('preventionUrl', hints.url), single('collectionUrl', hints.url), single('takeBackUrl', hints.url)],
  },
  {
    id: 'korjaajille',
    title: text.parts.interest,
    tier: 'interest',
    entries: [
      list('materials', of.materials, [
        { name: 'name', label: field.substance },
        { name: 'cas', label: field.cas, hint: hints.cas },
        { name: 'location', label: field.location },
        { name: 'grams', label: field.grams, ...number },
        { name: 'isCritical', label: field.isCritical, kind: 'yes' },
      ]),
      list('dismantling', of.dismantling, [
        { name: 'kind', label: field.documentKind, ...choice(dismantlingLabels) },
        { name: 'url', label: field.url, hint: hints.url },
      ]),
      list('spareParts', of.spareParts, [
        { name: 'partName', label: field.partName },
        { name: 'partNumber', label: field.partNumber },
        { name: 'name', label: field.supplier },
        ...address(),
        { name: 'email', label: field.email },
        { name: 'web', label: field.web, hint: hints.url },
      ]),
      single('safetyUrl', hints.safetyUrl),
    ],
  },
  {
    id: 'viranomaisille',
    title: text.parts.authority,
    tier: 'authority',
    entries: [single('testReportUrl', hints.url)],
  },
]

export const passportEntries = passportParts.flatMap(({ entries }) => entries)
