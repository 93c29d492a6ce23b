/** What is made when it is first asked for, and then kept: an `Intl` formatter takes a phone some ten milliseconds. */
export function lazily<Made>(make: () => Made): () => Made {
  let made: Made | undefined
  return () => {
    made ??= make()
    return made
  }
}
