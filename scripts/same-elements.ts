import { Parser } from 'htmlparser2'

/**
 * For each class of the `markup` the first one that stands on the very same elements, so that one name does for all of them: what
 * they say stays where it is, in the same order and with the same weight.
 */
export function sharedNames(markup: string, isShared: (name: string) => boolean): (name: string) => string {
  const places = new Map<string, number[]>()
  let place = 0
  const parser = new Parser({
    onattribute(attribute, value) {
      if (attribute !== 'class') return
      place += 1
      for (const name of new Set(value.split(/\s+/).filter(isShared))) {
        const known = places.get(name)
        if (known) known.push(place)
        else places.set(name, [place])
      }
    },
  })
  parser.end(markup)
  const firstAt = new Map<string, string>()
  const first = new Map<string, string>()
  for (const [name, list] of places) {
    const at = list.join()
    firstAt.set(at, firstAt.get(at) ?? name)
    first.set(name, firstAt.get(at) ?? name)
  }
  return (name) => first.get(name) ?? name
}
