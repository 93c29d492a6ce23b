import { isPlaceholderId } from './business-id.ts'
import { eurosIn } from './euros.ts'
import { deliveryFacts, deliveryTimes } from './facts-delivery.ts'
import {
  dayText,
  inFinnishTime,
  type Language,
  officeHoursFrom,
  officeHoursIn,
  officeHoursOnWeekdays,
  officeHoursText,
  shortOfficeHours,
} from './office-hours-text.ts'
import { replyPromise } from './reply-promise.ts'
import { phoneText, type Settings } from './settings.ts'
import { warrantyEnd } from './warranty.ts'

const NBSP = '\u00A0'
const decimals = (locale: string) => new Intl.NumberFormat(locale, { maximumFractionDigits: 2, useGrouping: 'min2' })
const decimal: Record<Language, Intl.NumberFormat> = {
  fi: decimals('fi-FI'),
  sv: decimals('sv-FI'),
  en: decimals('en-GB'),
}
const COUNTRY: Record<Language, string> = { fi: '', sv: ', Finland', en: ', Finland' }

/** Towns of ours that Swedish calls otherwise. */
const SWEDISH_TOWNS: Readonly<Record<string, string | undefined>> = {
  Espoo: 'Esbo',
  Helsinki: 'Helsingfors',
  Naantali: 'Nådendal',
  Oulu: 'Uleåborg',
  Pori: 'Björneborg',
  Porvoo: 'Borgå',
  Tampere: 'Tammerfors',
  Turku: 'Åbo',
  Vaasa: 'Vasa',
  Vantaa: 'Vanda',
}

/** A figure as a language writes it: '1,5' in Finnish and Swedish, '1.5' in English, ungrouped below five digits. */
export const figureIn = (value: number, language: Language) =>
  decimal[language].format(value).replace(/[\u0020\u202F]/g, NBSP)

/** '25,5 %', in English '25.5%'. */
export const percentIn = (value: number, language: Language) =>
  `${figureIn(value, language)}${language === 'en' ? '' : NBSP}%`

/** What the settings let a text name, with the values of its language. */
export function companyFacts(settings: Settings, language: Language): Map<string, string> {
  const { company, hours } = settings
  const { street, postalCode, city } = company.address
  const town = (language === 'sv' && SWEDISH_TOWNS[city]) || city
  return new Map([
    ['company.brand', company.brand],
    ['company.legalName', company.legalName],
    ['company.businessId', company.businessId],
    ['company.identity', identity(company, language)],
    ['company.parentGroup', company.parentGroup],
    ['company.foundedYear', String(company.foundedYear)],
    ['company.street', street],
    ['company.city', town],
    ['company.address', `${street}, ${postalCode} ${town}${COUNTRY[language]}`],
    ['company.email', company.email],
    ['company.phone', phoneText(company.phone)],
    ['company.phoneLink', `tel:${company.phone.display.replace(/[^+\d]/g, '')}`],
    ['company.founder', FOUNDER[language](company)],
    ['company.owner', OWNER[language](company)],
    ['company.founding', FOUNDING[language](company)],
    [
      'hours.text',
      language === 'fi' ? officeHoursText(hours) : inFinnishTime(officeHoursIn(language, hours), language),
    ],
    ['hours.week', officeHoursIn(language, hours)],
    ['hours.short', shortOfficeHours(hours, language)],
    ['hours.onWeekdays', officeHoursOnWeekdays(hours, language)],
    ['hours.from', officeHoursFrom(hours, language)],
    ...termsFacts(settings, language),
    ...deliveryTimes(settings.delivery),
    ...(language === 'fi' ? deliveryFacts(settings.delivery) : []),
  ])
}

type Company = Settings['company']

/** Who founded the company, as a sentence; nothing where it belongs to no group. */
const FOUNDER: Record<Language, (company: Company) => string> = {
  fi: ({ parentGroup }) => parentGroup && `Yhtiön perusti ${parentGroup}, joka on yhä sen emoyhtiö.`,
  sv: ({ parentGroup }) => parentGroup && `Bolaget grundades av ${parentGroup}, som fortfarande är dess moderbolag.`,
  en: ({ parentGroup }) => parentGroup && `It was founded by ${parentGroup}, which is still its parent company.`,
}

/** What the site tells of who owns the company. */
const OWNER: Record<Language, (company: Company) => string> = {
  fi: ({ legalName, parentGroup }) =>
    parentGroup
      ? `${legalName} kuuluu ${parentGroup} -konserniin. Tarkemmin omistuksesta ei sivustolla kerrota.`
      : `${legalName} ei kerro omistuksestaan sivustolla.`,
  sv: ({ legalName, parentGroup }) =>
    parentGroup
      ? `${legalName} hör till koncernen ${parentGroup}. Närmare än så berättar webbplatsen inte om ägarna.`
      : `${legalName} berättar inte om sina ägare på webbplatsen.`,
  en: ({ legalName, parentGroup }) =>
    parentGroup
      ? `${legalName} belongs to the ${parentGroup}. The site does not say more about the owners.`
      : `The site does not say who owns ${legalName}.`,
}

/** When the company was founded and, where it belongs to a group, by whom, as a sentence. */
const FOUNDING: Record<Language, (company: Company) => string> = {
  fi: ({ parentGroup, foundedYear }) =>
    parentGroup
      ? `Emokonsernimme ${parentGroup} perusti Arkpaxin vuonna ${foundedYear}.`
      : `Arkpax on perustettu vuonna ${foundedYear}.`,
  sv: ({ parentGroup, foundedYear }) =>
    parentGroup
      ? `Vår moderkoncern ${parentGroup} grundade Arkpax år ${foundedYear}.`
      : `Arkpax grundades år ${foundedYear}.`,
  en: ({ parentGroup, foundedYear }) =>
    parentGroup
      ? `Our parent group, ${parentGroup}, founded Arkpax in ${foundedYear}.`
      : `Arkpax was founded in ${foundedYear}.`,
}

/** The company with its business id; its name alone while the shop has none of its own. */
const identity = ({ legalName, businessId }: Settings['company'], language: Language) =>
  isPlaceholderId(businessId) ? legalName : `${legalName}, ${BUSINESS_ID[language]} ${businessId}`

const BUSINESS_ID: Record<Language, string> = { fi: 'Y-tunnus', sv: 'FO-nummer', en: 'Business ID' }

function termsFacts({ hours, terms, warranty, sale, delivery }: Settings, language: Language): [string, string][] {
  const { length, workday } = replyPromise({ hours, terms })
  const workdays = Math.ceil(length / workday)
  /** What the farthest zone adds to the price of a return. */
  const far = Math.max(0, ...delivery.zones.map(({ returnSupplement }) => returnSupplement))
  return [
    ['terms.vatPercent', percentIn(terms.vatPercent, language)],
    ['terms.warrantyMonths', String(terms.warrantyMonths)],
    ['terms.warrantyYears', figureIn(terms.warrantyMonths / 12, language)],
    ...(language === 'fi' ? warrantyInWords(terms.warrantyMonths) : []),
    afterRepair(warranty, language),
    ['terms.returnDays', String(terms.returnDays)],
    ['terms.withdrawalDays', String(terms.withdrawalDays)],
    ['terms.returnPickupStation', eurosIn(language, terms.returnPickupStation)],
    ['terms.returnPickupPanel', eurosIn(language, terms.returnPickupPanel)],
    ['terms.returnPickupStationFar', eurosIn(language, terms.returnPickupStation + far)],
    ['terms.returnPickupPanelFar', eurosIn(language, terms.returnPickupPanel + far)],
    ['terms.deliveryDays', String(terms.deliveryDays)],
    ['sale.offerDays', String(sale.offerValidDays)],
    // Texts promise a reply 'within 24 hours on working days': a day for each working day that the promise takes.
    ['terms.replyHours', String(24 * workdays)],
    // What comes in the middle of a day is answered by the middle of a later one.
    ['terms.replyDays', `${workdays}–${workdays + 1}`],
  ]
}

const YEARS: readonly [string, string][] = [
  ['yksi vuosi', 'yhden vuoden'],
  ['kaksi vuotta', 'kahden vuoden'],
  ['kolme vuotta', 'kolmen vuoden'],
  ['neljä vuotta', 'neljän vuoden'],
  ['viisi vuotta', 'viiden vuoden'],
  ['kuusi vuotta', 'kuuden vuoden'],
  ['seitsemän vuotta', 'seitsemän vuoden'],
  ['kahdeksan vuotta', 'kahdeksan vuoden'],
  ['yhdeksän vuotta', 'yhdeksän vuoden'],
  ['kymmenen vuotta', 'kymmenen vuoden'],
]

const AFTER_REPAIR: Record<Language, { longer: (months: number) => string; same: string }> = {
  fi: {
    longer: (months) =>
      `Kun korjaamme laitteen takuuaikana, takuu pidentyy ${months}${NBSP}kuukaudella. Takuu pidentyy näin kerran laitetta kohti.`,
    same: 'Korjaus ei muuta takuuaikaa: takuu päättyy samana päivänä kuin ilman korjausta.',
  },
  sv: {
    longer: (months) =>
      `När vi reparerar en produkt under garantitiden förlängs garantin med ${months}${NBSP}${months === 1 ? 'månad' : 'månader'}. Garantin förlängs så en gång per produkt.`,
    same: 'För en reparerad produkt gäller den tid som återstår av den ursprungliga garantin.',
  },
  en: {
    longer: (months) =>
      `When we repair a product under warranty, the warranty is extended by ${months}${NBSP}${months === 1 ? 'month' : 'months'}. It is extended in this way once per product.`,
    same: 'A repaired product is covered for what remains of the original warranty period.',
  },
}

/** What a repair does to the warranty, as a sentence. */
const afterRepair = ({ repairExtendsMonths: months }: Settings['warranty'], language: Language): [string, string] => [
  'terms.afterRepair',
  months > 0 ? AFTER_REPAIR[language].longer(months) : AFTER_REPAIR[language].same,
]

/** The warranty as 'kaksi vuotta' and 'kahden vuoden', in months where it is no such number of years. */
function warrantyInWords(months: number): [string, string][] {
  const [time, ofTime] = YEARS[months / 12 - 1] ?? [`${months}${NBSP}kuukautta`, `${months}${NBSP}kuukauden`]
  return [
    ['terms.warrantyTime', time],
    ['terms.warrantyOfTime', ofTime],
  ]
}

const WARRANTY_END = /^terms\.warrantyEnd\.(\d{4}-\d{2}-\d{2})$/

const inEnglish = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', dateStyle: 'long' })

/**
 * `terms.warrantyEnd.2026-11-15` is the day on which the warranty of what was bought that day ends: '15.11.2028', in English
 * '15 November 2028'.
 */
export function warrantyEndFact(name: string, { terms }: Settings, language: Language): string | undefined {
  const [, day] = WARRANTY_END.exec(name) ?? []
  if (!day || Number.isNaN(Date.parse(day))) return undefined
  const end = warrantyEnd(day, terms.warrantyMonths)
  return language === 'en' ? inEnglish.format(new Date(end)) : dayText(end)
}
