import { finnishDay, formatDate } from '@arkpax/schema/format-fi'
import { normalSerial } from '@arkpax/schema/serial-number'
import { unsyncedTransaction } from '../../db/unsynced.ts'
import type { Deps } from '../../deps.ts'
import { countCall } from '../../http/limits.ts'
import type { Language } from '../chat/assistant/passages.ts'
import { listOwnRegistrations } from '../registrations/own-registrations.repo.ts'
import { warrantyOf } from '../warranty-cases/case-warranty.service.ts'
import { type Deed, hasAsked, ownAddress, type Told, told } from './deed.ts'
import { handOverAction } from './hand-over.ts'

const OWN_DEVICES = 20

const words: Record<
  Language,
  {
    asks: string
    until: (device: string, day: string) => string
    ended: (device: string, day: string) => string
    device: (serial: string) => string
    several: string
    unknown: (months: number) => string
    tooMany: string
    account: string
    terms: string
  }
> = {
  fi: {
    asks: 'Mikä on laitteen sarjanumero? Se on tyyppikilvessä laitteen takana.',
    until: (device, day) => `${device}: takuu on voimassa ${day} asti.`,
    ended: (device, day) => `${device}: takuu päättyi ${day}.`,
    device: (serial) => `Laite ${serial}`,
    several: 'Rekisteröimäsi laitteet:',
    unknown: (months) =>
      `En löytänyt laitetta, jonka takuun näkisin. Takuu on ${months} kuukautta ostopäivästä, joka näkyy kuitista. Asiakaspalvelu tarkistaa asian mielellään.`,
    tooMany:
      'Sarjanumeroita on haettu täältä liian monta kertaa. Yritä uudelleen kymmenen minuutin päästä, tai kysy asiakaspalvelusta.',
    account: 'Oma tili',
    terms: 'Takuuehdot',
  },
  sv: {
    asks: 'Vilket serienummer har apparaten? Det står på typskylten på apparatens baksida.',
    until: (device, day) => `${device}: garantin gäller till och med ${day}.`,
    ended: (device, day) => `${device}: garantin gick ut ${day}.`,
    device: (serial) => `Apparat ${serial}`,
    several: 'Dina registrerade apparater:',
    unknown: (months) =>
      `Jag hittade ingen apparat vars garanti jag kan se. Garantin är ${months} månader från inköpsdagen, som står på kvittot. Kundtjänsten kontrollerar gärna saken.`,
    tooMany: 'Serienummer har sökts för många gånger härifrån. Försök igen om tio minuter, eller fråga kundtjänsten.',
    account: 'Ditt konto (på finska)',
    terms: 'Garantivillkor',
  },
  en: {
    asks: 'What is the serial number of the device? It is on the rating plate at the back.',
    until: (device, day) => `${device}: the warranty is valid until ${day}.`,
    ended: (device, day) => `${device}: the warranty ended on ${day}.`,
    device: (serial) => `Device ${serial}`,
    several: 'Your registered devices:',
    unknown: (months) =>
      `I found no device whose warranty I can see. The warranty is ${months} months from the date of purchase, which is on the receipt. Our customer service will gladly check.`,
    tooMany:
      'Serial numbers have been looked up from here too many times. Try again in ten minutes, or ask our customer service.',
    account: 'Your account (in Finnish)',
    terms: 'Warranty terms',
  },
}

/**
 * Until when a device has its warranty: those that a signed-in customer has registered, else the one of a serial number, of which a
 * stranger hears the day and nothing of the owner, as the battery passport tells it too. Tries are counted.
 */
export async function warrantyEndOf(deps: Deps, deed: Deed): Promise<Told> {
  const { action, language } = deed
  const own = ownAddress(deed)
  const registered = own ? (await listOwnRegistrations(deps.db, own, { limit: OWN_DEVICES })).items : []
  const serial = action.serial && normalSerial(action.serial)
  const asked = registered.filter(({ serialNumber }) => !serial || serialNumber === serial)
  const [first] = asked
  const page = { title: words[language].account, url: '/oma-tili' }
  if (first && asked.length === 1) {
    return told(line(deps, language, `${first.productModel} (${first.serialNumber})`, first.warrantyEnd), {
      sources: [page],
    })
  }
  if (first) {
    const lines = asked.map(
      (each) => `- ${line(deps, language, `${each.productModel} (${each.serialNumber})`, each.warrantyEnd)}`,
    )
    return told([words[language].several, ...lines].join('\n'), { sources: [page] })
  }
  if (serial) return ofSerial(deps, deed, serial)
  const { asks } = words[language]
  return hasAsked(deed, asks) ? unknown(deps, deed) : told(asks, { sources: terms(language) })
}

const terms = (language: Language) => [{ title: words[language].terms, url: '/warranty-policy' }]

async function ofSerial(deps: Deps, deed: Deed, serial: string): Promise<Told> {
  const { db, config, now } = deps
  const { language, visitor } = deed
  const isOver =
    config.rateLimits &&
    (await unsyncedTransaction(db, (transaction) => countCall(transaction, 'tracking', visitor.client, now()))).isOver
  if (isOver) return unknown(deps, deed, words[language].tooMany)
  const warranty = await warrantyOf(db, { serial_number: serial, purchase_date: null, email: ownAddress(deed) ?? '' })
  if (!warranty) return unknown(deps, deed)
  return told(line(deps, language, words[language].device(serial), warranty.until), { sources: terms(language) })
}

function unknown(deps: Deps, { language, live: { settings } }: Deed, text?: string): Told {
  return told(text ?? words[language].unknown(settings.terms.warrantyMonths), {
    sources: terms(language),
    actions: [handOverAction(settings, deps.now(), language)],
  })
}

const line = ({ now }: Deps, language: Language, device: string, end: string) =>
  words[language][end < finnishDay(now()) ? 'ended' : 'until'](device, formatDate(end))
