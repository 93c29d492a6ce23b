import { paths } from '../../lib/paths.ts'
import type { Toast } from '../../lib/toast.ts'
import type { AddOutcome } from './compare-rules.ts'

/** Words of the comparison screen and of the buttons that add to it. */
export const compareText = {
  title: 'Tuotevertailu',
  heroTitle: 'Aseta mallit rinnakkain',
  description: 'Vertaa enintään kolmea Arkpax-tuotetta rinnakkain: teho, kapasiteetti, lähdöt, paino, lataus ja hinta.',
  text: 'Valitse enintään kolme tuotetta. Näet yhdellä silmäyksellä, missä ne eroavat toisistaan.',
  add: 'Lisää vertailuun',
  added: 'Vertailussa',
  remove: (name: string) => `Poista vertailusta: ${name}`,
  pickerLabel: 'Lisää tuote vertailuun',
  pickerChoose: 'Valitse tuote',
  pickerAdd: 'Lisää',
  clear: 'Tyhjennä vertailu',
  copyLink: 'Kopioi linkki',
  onlyDifferences: 'Näytä vain erot',
  legend: 'Korostetut rivit eroavat toisistaan.',
  same: 'Valitut tuotteet ovat näiltä tiedoilta samanlaiset.',
  tableLabel: 'Tuotteiden vertailu',
  empty: {
    title: 'Vertailussa ei ole vielä tuotteita',
    text: 'Valitse tuote yltä tai lisää se vertailuun tuotelistalta.',
  },
  one: 'Lisää toinen tuote, niin näet erot.',
  toProducts: 'Selaa tuotteita',
  ask: 'Kysy neuvoa valintaan',
  yes: 'Kyllä',
  unknown: '–',
}

export const linkCopied: Toast = { title: 'Linkki kopioitu', description: 'Vertailu avautuu samanlaisena.' }
export const linkNotCopied: Toast = {
  title: 'Linkin kopiointi epäonnistui',
  description: 'Kopioi osoite selaimen osoiteriviltä.',
  tone: 'destructive',
}

/** What adding a product tells; on the comparison page a duplicate has a title of its own (spec §8, COMP-12). */
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
