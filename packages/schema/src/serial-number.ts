/** A serial number as it is stored and compared: 'apx-1 ' and 'APX-1' are one unit. */
export const normalSerial = (typed: string): string => typed.trim().toUpperCase()
