import { paths } from '../../lib/paths.ts'
import type { Toast } from '../../lib/toast.ts'
import type { AddOutcome } from './compare-rules.ts'

/** Name of the button that takes a product out. */
export const removeLabel = (name: string) => `Poista vertailusta: ${name}`

/** The way from the tray to the comparison of this many products. */
export const compareLabel = (count: number) => `Vertaile (${count})`

/** Name of the link that asks an offer of one product. */
export const inquiryLabel = (name: string) => `Pyydä tarjous: ${name}`

/** What adding a product tells; on the comparison page a duplicate has a title of its own. */
export function addedToast(outcome: AddOutcome, name: string, place: 'card' | 'page'): Toast {
  if (outcome === 'full') {
    return {
      title: 'Maksimimäärä saavutettu',
      description: 'Voit vertailla enintään 3 tuotetta kerrallaan.',
      tone: 'destructive',
    }
  }
  if (outcome === 'duplicate') {
    return {
      title: place === 'page' ? 'Tuote jo valittu' : 'Tuote jo vertailussa',
      description: 'Tämä tuote on jo lisätty vertailuun.',
      tone: 'destructive',
    }
  }
  return {
    title: 'Tuote lisätty vertailuun!',
    description: name,
    tone: 'success',
    action: place === 'card' ? { label: 'Siirry vertailuun', href: paths.comparison } : undefined,
  }
}

export const removedToast = (name: string): Toast => ({ title: 'Tuote poistettu vertailusta', description: name })
