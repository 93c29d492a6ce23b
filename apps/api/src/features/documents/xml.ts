import { XMLBuilder } from 'fast-xml-parser'

/** An element as the builder takes it: `@name` is an attribute, `#` its text; what is undefined is left out. */
export interface XmlNode {
  [name: string]: XmlNode | readonly XmlNode[] | readonly string[] | string | undefined
}

const builder = new XMLBuilder({ ignoreAttributes: false, attributeNamePrefix: '@', textNodeName: '#', format: true })

/** What XML 1.0 has no way to say. */
const UNSAYABLE = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu

/** A file of XML in UTF-8 with this root. */
export const xmlFile = (root: XmlNode): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${builder.build(root).replace(UNSAYABLE, '')}`
