/** A source of chance that gives the same row of choices every time, so that every demo shop is the same. */
export interface Chance {
  /** A whole number between the two, both included. */
  integer: (min: number, max: number) => number
  pick: <T>(list: readonly T[]) => T
  /** True in `percent` cases of a hundred. */
  happens: (percent: number) => boolean
  /** Sixteen random bytes, as an id wants them. */
  bytes: () => Uint8Array
}

/** Starts a row of choices; the same seed gives the same row (the generator is mulberry32). */
export function createChance(seed: number): Chance {
  let state = seed

  function fraction(): number {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }

  const integer = (min: number, max: number) => min + Math.floor(fraction() * (max - min + 1))

  return {
    integer,
    pick(list) {
      const [item] = list.slice(integer(0, list.length - 1))
      if (item === undefined) throw new RangeError('There is nothing to pick from.')
      return item
    },
    happens: (percent) => fraction() * 100 < percent,
    bytes: () => Uint8Array.from({ length: 16 }, () => integer(0, 255)),
  }
}
