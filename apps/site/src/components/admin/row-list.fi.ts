/** The words of a list whose rows are called `noun`. */
export const rowListText = (noun: string, label: string, hint: string) => {
  const name = noun.charAt(0).toUpperCase() + noun.slice(1)
  return {
    label,
    hint,
    row: (number: number) => `${name} ${number}`,
    add: `Lisää ${noun}`,
    remove: (number: number) => `Poista ${noun} ${number}`,
    up: (number: number) => `Siirrä ${noun} ${number} ylöspäin`,
    down: (number: number) => `Siirrä ${noun} ${number} alaspäin`,
  }
}
export type RowListText = ReturnType<typeof rowListText>
