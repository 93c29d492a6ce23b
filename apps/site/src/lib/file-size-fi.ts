import { formatNumber } from '@arkpax/schema/format-fi'

const KILO = 1_000
const MEGA = 1_000_000

/** Bytes as Finns write them: '120 kt', '1,2 Mt'; at least '1 kt'. */
export const fileSize = (bytes: number) =>
  bytes < MEGA
    ? `${formatNumber(Math.max(1, Math.round(bytes / KILO)))}\u00A0kt`
    : `${formatNumber(Math.round(bytes / (MEGA / 10)) / 10)}\u00A0Mt`
