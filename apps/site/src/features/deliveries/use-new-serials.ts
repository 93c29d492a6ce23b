import { useState } from 'react'
import type { ApiError } from '~/lib/api.ts'
import { readSerials } from './serials.ts'

/** What is said of the serial numbers of a line: a mistake, or the question whether a new unit is meant. */
export interface NewSerials {
  /** The lines of whose serial numbers the server asked. */
  isAsked: (line: number) => boolean
  /** Whether staff add all that is typed at a line. */
  isAdded: (typed: string) => boolean
  setAdded: (typed: string, isAdded: boolean) => void
  /** What staff add, as the server is told. */
  added: string[]
  /** Takes in what the server asked; false where it asked nothing. */
  ask: (error: ApiError) => boolean
}

const LINE = /^items\.(\d+)\.serials/

/** Staff are asked before a serial number that is not in the register makes a unit; one that is typed after the answer is asked about too. */
export function useNewSerials(): NewSerials {
  const [asked, setAsked] = useState<readonly number[]>([])
  const [added, setAdded] = useState<string[]>([])
  return {
    added,
    isAsked: (line) => asked.includes(line),
    isAdded: (typed) => {
      const serials = readSerials(typed)
      return serials.length > 0 && serials.every((serial) => added.includes(serial))
    },
    setAdded: (typed, isAdded) => {
      const serials = readSerials(typed)
      const others = added.filter((serial) => !serials.includes(serial))
      setAdded(isAdded ? [...others, ...serials] : others)
    },
    ask: ({ problem }) => {
      if (problem?.code !== 'unknown_serials') return false
      setAsked((problem.errors ?? []).map(({ path }) => Number(LINE.exec(path)?.[1] ?? -1)))
      return true
    },
  }
}
