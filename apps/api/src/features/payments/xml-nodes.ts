import { XMLParser, XMLValidator } from 'fast-xml-parser'

/** Why a file of the bank cannot be read, in Finnish: it is told at the field of the file. */
export class UnreadableStatement extends Error {}

/** An element: its text under `#text`, its attributes under `@name`, its children as lists. */
export type XmlNode = Readonly<Record<string, unknown>>

/** Deeper than any statement: a file that is deeper was made to do harm. */
const MAX_DEPTH = 40

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  removeNSPrefix: true,
  alwaysCreateTextNode: true,
  parseTagValue: false,
  parseAttributeValue: false,
  processEntities: false,
  isArray: (_name, _path, _isLeaf, isAttribute) => !isAttribute,
})

/** Reads XML. Throws `UnreadableStatement` that tells what is wrong and where; a file that declares entities is refused as it is. */
export function readXml(bytes: Uint8Array): XmlNode {
  const xml = decode(bytes)
  if (/<!(DOCTYPE|ENTITY)/i.test(xml))
    throw new UnreadableStatement(
      'Tiedostossa on määrittelyjä (DOCTYPE), joita pankin tiliotteessa ei ole. Sitä ei luettu.',
    )
  const checked = XMLValidator.validate(xml)
  if (checked !== true)
    throw new UnreadableStatement(`Tiedosto ei ole ehjää XML:ää: rivi ${checked.err.line}, merkki ${checked.err.col}.`)
  refuseDepth(xml)
  return parser.parse(xml) as XmlNode
}

/** The elements that a path of names leads to from an element. */
export function all(node: XmlNode, ...path: string[]): XmlNode[] {
  return path.reduce((nodes, name) => nodes.flatMap((each) => childrenOf(each, name)), [node])
}

/** The first of them; undefined where there is none. */
export const first = (node: XmlNode, ...path: string[]): XmlNode | undefined => all(node, ...path)[0]

/** The text of the first of them without white space around it; undefined where there is none or it is empty. */
export function textAt(node: XmlNode, ...path: string[]): string | undefined {
  const text = first(node, ...path)?.['#text']
  return typeof text === 'string' ? withoutEntities(text).trim() || undefined : undefined
}

/** An attribute of an element. */
export function attribute(node: XmlNode, name: string): string | undefined {
  const value = node[`@${name}`]
  return typeof value === 'string' ? value : undefined
}

const childrenOf = (node: XmlNode, name: string): XmlNode[] => {
  const children = node[name]
  return Array.isArray(children) ? children.filter(isNode) : []
}

const isNode = (value: unknown): value is XmlNode => typeof value === 'object' && value !== null

function decode(bytes: Uint8Array): string {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 200))
  const encoding = /encoding=["']([\w-]+)["']/i.exec(head)?.[1] ?? 'utf-8'
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    throw new UnreadableStatement(`Tiedostoa ei voitu lukea: sen merkistö ei ole ${encoding}, jota se sanoo olevansa.`)
  }
}

function refuseDepth(xml: string): void {
  let depth = 0
  for (const [tag] of xml.matchAll(/<\/?[A-Za-z_][^<>]*>/g)) {
    if (tag.startsWith('</')) depth -= 1
    else if (!tag.endsWith('/>')) depth += 1
    if (depth > MAX_DEPTH) throw new UnreadableStatement('Tiedosto ei ole tiliote: sen rakenne on liian syvä.')
  }
}

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** The five names that XML itself has, and characters by number; nothing that a file could declare. */
const withoutEntities = (text: string) =>
  text.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w+));/gi, (entity, hex?: string, decimal?: string, name?: string) => {
    if (name) return NAMED[name] ?? entity
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal)
    return code > 31 && code <= 0x10ffff ? String.fromCodePoint(code) : ' '
  })
