/** Words; shorter pieces say too little by themselves. */
const SHORTEST_SENTENCE = 4
const SHORTEST_CLAUSE = 3

/** Where one matter of a message ends and the next begins: at dots, commas and brackets, and before words that join. */
const JOINTS =
  /[.?!;:()\n]+|,|\s(?:ja|mutta|sekä|vai|kun|ku|jos|koska|and|but|also|because|since|when|while|och|men|samt|när|då|för att|om)\s/i

/** The sentences of a text that has several: a danger in one of them is not made up for by the price in another. */
export const sentencesOf = (text: string): string[] => several(text.split(/(?<=[.!?])\s+/), SHORTEST_SENTENCE)

/** The pieces of a text that has several, sentences cut further. */
export const clausesOf = (text: string): string[] => several(text.split(JOINTS), SHORTEST_CLAUSE)

function several(pieces: readonly string[], shortest: number): string[] {
  const enough = pieces.map((piece) => piece.trim()).filter((piece) => piece.split(' ').length >= shortest)
  return pieces.length > 1 ? enough : []
}
