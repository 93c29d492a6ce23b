/** A serial number as it is stored and compared: 'apx-1 ' and 'APX-1' are one unit. */
export const normalSerial = (typed: string): string => typed.trim().toUpperCase()

const USUAL = /^APX-[A-Z\d]{3,4}-\d{6}$/

/** Whether it is like those of our type plates, 'APX-2400-000123'; the oldest devices have others. */
export const hasUsualShape = (typed: string): boolean => USUAL.test(normalSerial(typed))

/** Whether a serial number looks like one: our mail repeats no stranger's sentence or link to an unverified address. */
export const looksLikeSerial = (serialNumber: string): boolean => /^[A-Z0-9][A-Z0-9 -]{2,30}$/.test(serialNumber)
