import { HOUR_MS } from '@arkpax/schema/durations'

const FIRST_MS = 5_000
const LONGEST_MS = HOUR_MS
const MAX_ATTEMPTS = 130

const FIRST_PAUSE_MS = 1_000
const LONGEST_PAUSE_MS = 15_000

/** How long a mail waits after its `attempts`-th try: 5 s, doubled up to an hour, cut by chance so that mails do not come in step. */
export const retryDelay = (attempts: number, random = Math.random()): number =>
  withJitter(Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(attempts - 1, 20)), random)

/** A mail is given up after about four days of tries, and after as many more each time that staff send it again. */
export const isGivenUp = (attempts: number): boolean => attempts % MAX_ATTEMPTS === 0

/** How long the worker leaves a server alone that could not be reached so many times in a row: 1 s, doubled up to 15 s. */
export const serverPause = (failures: number, random = Math.random()): number =>
  withJitter(Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.min(failures - 1, 20)), random)

/** Between half of it and all of it. */
const withJitter = (ms: number, random: number) => Math.round(ms * (0.5 + random / 2))
