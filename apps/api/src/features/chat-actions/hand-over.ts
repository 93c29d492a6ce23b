import type { ChatAction } from '@arkpax/schema/chat'
import { shortOfficeHours } from '@arkpax/schema/office-hours-text'
import { openNow } from '@arkpax/schema/open-now'
import { phoneText, type Settings } from '@arkpax/schema/settings'
import type { Language } from '../chat/assistant/passages.ts'
import { type Deed, type Told, told } from './deed.ts'

const words: Record<
  Language,
  {
    label: string
    open: (text: string) => string
    closed: (next: string) => string
    gone: string
    answers: (next: string) => string
    how: (phone: string) => string
    hours: (text: string) => string
    form: string
  }
> = {
  fi: {
    label: 'Siirrä asiakaspalveluun',
    open: (text) => `Asiakaspalvelu on auki nyt, ${text}.`,
    closed: (next) => `Asiakaspalvelu on nyt kiinni, ja vastaamme ${next}.`,
    gone: 'Asiakaspalvelu on nyt kiinni.',
    answers: (next) => `vastaamme ${next}`,
    how: (phone) =>
      `Soita numeroon ${phone}, tai paina alta, niin tämä keskustelu menee asiakaspalveluun ja saat vastauksen sähköpostiisi.`,
    hours: (text) => `Vastaamme puhelimeen ${text}.`,
    form: 'Yhteydenottolomake',
  },
  sv: {
    label: 'Lämna över till kundtjänsten',
    open: (text) => `Kundtjänsten har öppet nu, ${text}.`,
    closed: (next) => `Kundtjänsten har stängt nu, och vi svarar ${next}.`,
    gone: 'Kundtjänsten har stängt nu.',
    answers: (next) => `vi svarar ${next}`,
    how: (phone) =>
      `Ring ${phone}, eller tryck nedan, så går samtalet vidare till kundtjänsten och du får svar per e-post.`,
    hours: (text) => `Vi svarar i telefon ${text}.`,
    form: 'Kontaktformulär (på finska)',
  },
  en: {
    label: 'Hand over to customer service',
    open: (text) => `Our customer service is open now, ${text}.`,
    closed: (next) => `Our customer service is closed now, and we answer ${next}.`,
    gone: 'Our customer service is closed now.',
    answers: (next) => `we answer ${next}`,
    how: (phone) =>
      `Call ${phone}, or press below: this conversation goes to our customer service, and they will answer you by email.`,
    hours: (text) => `We answer the phone ${text}.`,
    form: 'Contact form (in Finnish)',
  },
}

/** 'Auki nyt, klo 17 asti' → 'klo 17 asti': what stands after the comma of the line that says so. */
const until = (text: string) => text.slice(text.indexOf(',') + 1).trim()

/** The button that gives the conversation to a person, with when they answer. */
export function handOverAction({ hours }: Pick<Settings, 'hours'>, now: Date, language: Language): ChatAction {
  const { isOpen, text, next } = openNow(hours, now.getTime(), language)
  const { label, answers } = words[language]
  return { kind: 'hand-over', label, when: isOpen || !next ? text : answers(next) }
}

/** The ways to a person, and when one answers. */
export function handOver({ language, live: { settings } }: Deed, now: Date): Told {
  const { open, closed, gone, how, hours, form } = words[language]
  const { isOpen, text, next } = openNow(settings.hours, now.getTime(), language)
  const state = isOpen ? open(until(text)) : next ? closed(next) : gone
  const usual = hours(shortOfficeHours(settings.hours, language))
  return told(`${state} ${how(phoneText(settings.company.phone))} ${usual}`, {
    sources: [{ title: form, url: '/contact' }],
    actions: [handOverAction(settings, now, language)],
  })
}
