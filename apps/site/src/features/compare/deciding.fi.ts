import { FINNISH_NUMBERS } from '@arkpax/schema/number-words'

/** What the dearer of two stations gives for its price, and the cheaper one besides its own. */
export const decidingText = {
  dearer: (name: string, price: string, gains: readonly string[]) =>
    `${name} maksaa ${price} enemmän${gains.length > 0 ? ': ' : ''}${gains.join(' ja ')}.`,
  capacity: (wattHours: string) => `akku on ${wattHours} suurempi`,
  sockets: (count: number) => `pistorasioita on ${FINNISH_NUMBERS[count - 1] ?? count} enemmän`,
  lighter: (name: string, kilograms: string) => `${name} on ${kilograms} kevyempi.`,
}
