import type { Language } from './office-hours-text.ts'

/** Those of Finnish alone, which a page can carry without the rest. */
export const FINNISH_NUMBERS = [
  'yksi',
  'kaksi',
  'kolme',
  'neljä',
  'viisi',
  'kuusi',
  'seitsemän',
  'kahdeksan',
  'yhdeksän',
  'kymmenen',
] as const

/** Small numbers in words; from the first that a language writes in figures on there are none. */
const NUMBERS: Record<Language, readonly string[]> = {
  fi: FINNISH_NUMBERS,
  sv: ['ett', 'två', 'tre', 'fyra', 'fem', 'sex', 'sju', 'åtta', 'nio', 'tio', 'elva', 'tolv'],
  en: ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
}

/** One of a thing, and several; Swedish counts some with 'en'. */
type Forms = readonly [one: string, several: string, article?: 'en']

const THINGS = {
  output: { fi: ['lähtö', 'lähtöä'], sv: ['utgång', 'utgångar', 'en'], en: ['output', 'outputs'] },
  ac: { fi: ['pistorasia', 'pistorasiaa'], sv: ['uttag', 'uttag'], en: ['AC socket', 'AC sockets'] },
  usb: { fi: ['USB-portti', 'USB-porttia'], sv: ['USB-port', 'USB-portar', 'en'], en: ['USB port', 'USB ports'] },
  'usb-a': {
    fi: ['USB-A-portti', 'USB-A-porttia'],
    sv: ['USB-A-port', 'USB-A-portar', 'en'],
    en: ['USB-A port', 'USB-A ports'],
  },
  'usb-c': {
    fi: ['USB-C-portti', 'USB-C-porttia'],
    sv: ['USB-C-port', 'USB-C-portar', 'en'],
    en: ['USB-C port', 'USB-C ports'],
  },
  dc5521: {
    fi: ['DC5521-liitin', 'DC5521-liitintä'],
    sv: ['DC5521-kontakt', 'DC5521-kontakter', 'en'],
    en: ['DC5521 connector', 'DC5521 connectors'],
  },
  anderson: {
    fi: ['Anderson-liitin', 'Anderson-liitintä'],
    sv: ['Andersonkontakt', 'Andersonkontakter', 'en'],
    en: ['Anderson connector', 'Anderson connectors'],
  },
  battery: {
    fi: ['lisäakku', 'lisäakkua'],
    sv: ['extrabatteri', 'extrabatterier'],
    en: ['extra battery', 'extra batteries'],
  },
  panel: { fi: ['paneeli', 'paneelia'], sv: ['panel', 'paneler', 'en'], en: ['panel', 'panels'] },
  protection: { fi: ['suojaus', 'suojausta'], sv: ['skydd', 'skydd'], en: ['protection', 'protections'] },
} as const satisfies Record<string, Record<Language, Forms>>

/** What texts count. */
export type Counted = keyof typeof THINGS

/** A count with what is counted: 'kaksi USB-C-porttia', 'yksi pistorasia', '13 lähtöä'; 'en utgång', 'two panels'. */
export function inWords(count: number, what: Counted, language: Language): string {
  const [one, several, article]: Forms = THINGS[what][language]
  if (count === 1 && article) return `${article} ${one}`
  const number = NUMBERS[language][count - 1]
  return `${number ?? count}${number ? ' ' : '\u00A0'}${count === 1 ? one : several}`
}
