/** A heading in three: what stands before its figure, the figure with its unit and its ending, and what follows. */
export interface FeatureHeading {
  before: string
  figure: string
  after: string
}

/** 'IP67', '4800 W', '10 ms:ssa', '2 tunnissa': the first figure of a heading with the word that it counts. */
const FIGURE = /IP\p{L}?\d+|\d(?:[\d\u00A0,]|\.(?=\d))*(?:[\s\u00A0]?(?:\p{L}+|%)(?::\p{L}+)?)?/u

/** Takes a heading apart at its figure; one without a figure is all `before`. */
export function featureHeading(title: string): FeatureHeading {
  const found = FIGURE.exec(title)
  if (!found) return { before: title, figure: '', after: '' }
  const [figure] = found
  return {
    before: title.slice(0, found.index).trim(),
    figure: figure.replace(/\s/g, '\u00A0'),
    after: title.slice(found.index + figure.length).trim(),
  }
}
