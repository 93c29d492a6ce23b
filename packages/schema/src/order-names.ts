/** What an order goes by: a running number that is easy to say, and an id. */
interface NamedOrder {
  id: string
  number: number
}

/** The beginning of an order's id, which the account, as the order of the site asks, and the screen of the order show beside its number. */
export const shortOrderId = (id: string) => id.slice(0, 8)

/** An order by what its customer knows of it: "Tilaus 1042". */
export const orderTitle = ({ number }: Pick<NamedOrder, 'number'>) => `Tilaus ${number}`

/** An order by both: "Tilaus 1042 (a3f81c20)". */
export const orderName = ({ id, number }: NamedOrder) => `${orderTitle({ number })} (${shortOrderId(id)})`

/** The running numbers that a text may name orders by, each once: 'Tilaus 1042', '#1042'. */
export const orderNumbersIn = (text: string): number[] => [
  ...new Set([...text.matchAll(/(?<![\d.,+-])[1-9]\d{3,5}(?![\d.,-]?\d)/g)].map(([digits]) => Number(digits))),
]
