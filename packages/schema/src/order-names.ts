/** What an order goes by: a running number that is easy to say, and an id. */
interface NamedOrder {
  id: string
  number: number
}

/** The beginning of an order's id, which screens show beside its number. */
export const shortOrderId = (id: string) => id.slice(0, 8)

/** An order by both: "Tilaus 1042 (a3f81c20)". */
export const orderName = ({ id, number }: NamedOrder) => `Tilaus ${number} (${shortOrderId(id)})`
