/** A full stop with the references after it, and white space before something that is no reference; or a line break. */
const END = /[.!?…]["”»)]?(?:\s?\[[\d\s,]+\])*\s+(?=[^\s[])|\n+(?=\S)/g

/** Cuts a text that comes in pieces after each sentence that is sure to be whole. The pieces put together give the text. */
export async function* sentences(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = ''
  for await (const piece of pieces) {
    rest += piece
    let from = 0
    for (const { 0: end, index } of rest.matchAll(END)) {
      yield rest.slice(from, index + end.length)
      from = index + end.length
    }
    rest = rest.slice(from)
  }
  if (rest.trim()) yield rest
}
