/** An order's running number; eight digits or more are the beginning of an id. */
const NUMBER = /^[1-9]\d{0,6}$/
/** An order's id: whole, or the first 8 characters that screens and mails show. */
const ID = /^[0-9a-f]{8}[0-9a-f-]{0,28}$/
/** What people copy around it: "Tilaus 1042 (a3f81c20)". */
const AROUND = /^tilaus\s+|#|\s*\(.*\)$/g

/** What no order has. */
const NONE = { number: 0, id: '-' }

/** Reads what an order is called: its number or the beginning of its id. A part that is not there is one that no order has. */
export function readOrderName(text: string): { number: number; id: string } {
  const name = text.toLowerCase().replace(AROUND, '')
  return { number: NUMBER.test(name) ? Number(name) : NONE.number, id: ID.test(name) ? name : NONE.id }
}
