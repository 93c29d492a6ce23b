import { type AtRule, type ChildNode, type Declaration, type Root, type Rule, root } from 'postcss'

const SPACING = /calc\(var\(--spacing\) \* (-?[\d.]+)\)|var\(--spacing\)/g
const READ = /var\((--tw-[\w-]+)(?:,((?:[^()]|\((?:[^()]|\([^()]*\))*\))*))?\)/g
const INSIDE = /^(\.(?:\\.|[-\w])+):is\((:where\(\.(?:\\.|[-\w])+\).*?)( ~)? \*\)((?:::?[-\w]+)?)$/
const UNSET = /^var\(--default-[\w-]+, ?normal\)$/
const NOTHING_BEFORE = /(?<![\w.#])0 0 #0000, ?(?=\S)/g

/**
 * Says in fewer words what holds on every page: lengths in the place of multiples, and colours mixed by the browser without what
 * stands in for them in browsers too old for the rest of the sheet. What stands in something is named as such: by `:is(… *)`, a
 * browser would look at all elements of a page again for each that comes.
 */
export function simplify(sheet: Root): void {
  sheet.walkDecls((declaration) => {
    if (`${declaration.prev()}` === `${declaration}`) declaration.remove()
    declaration.value = declaration.value.replace(SPACING, (_, times = '1') => rem(Number(times)))
  })
  sheet.walkRules((rule) => {
    // A page has no shadow whose host it could be.
    if (rule.selector.includes(':host')) rule.selectors = rule.selectors.filter((selector) => selector !== ':host')
    if (!rule.selector.includes(' *)')) return
    rule.selectors = rule.selectors.map((selector) =>
      selector.replace(INSIDE, (_, inner, outer, after = '', part) => `${outer}${after} ${inner}${part}`),
    )
  })
  // Browsers that know no `@property` are older than the colours above.
  sheet.walkAtRules('layer', (layer) => {
    if (layer.params === 'properties') layer.remove()
  })
  // Where nobody sets them, they are what they are at first.
  sheet.walkDecls(/^font-(feature|variation)-settings$/, (declaration) => {
    if (UNSET.test(declaration.value)) declaration.remove()
  })
  // What a whole shorthand inherits, its parts do.
  sheet.walkDecls('font', (declaration) => {
    if (declaration.value !== 'inherit') return
    for (const other of declarationsOf(declaration.parent?.nodes ?? []))
      if (/^font-(feature|variation)-settings$/.test(other.prop) && other.value === 'inherit') other.remove()
  })
  sheet.walkDecls('font-family', (declaration) => {
    declaration.value = declaration.value.replace(/var\((--default-[\w-]+),[^()]*\)/, 'var($1)')
  })
  // The mixed colour of placeholders stands inside the other question.
  for (const known of ['contain-intrinsic-size', 'color-mix(']) {
    sheet.walkAtRules('supports', (rule) => {
      if (!rule.params.includes(known)) return
      dropStandIns(rule.prev(), rule.first)
      rule.replaceWith(rule.nodes ?? [])
    })
  }
}

const rem = (times: number) => (times === 0 ? '0' : `${String(times / 4).replace(/^(-?)0\./, '$1.')}rem`)

function dropStandIns(old: ChildNode | undefined, mixed: ChildNode | undefined): void {
  if (old?.type !== 'rule' || mixed?.type !== 'rule' || old.selector !== mixed.selector) return
  const said = new Set(declarationsOf(mixed.nodes).map(({ prop }) => prop))
  for (const declaration of declarationsOf(old.nodes)) if (said.has(declaration.prop)) declaration.remove()
  if (old.nodes.length === 0) old.remove()
}

const declarationsOf = (nodes: ChildNode[]): Declaration[] => nodes.filter((node) => node.type === 'decl')

/**
 * Puts in the place of Tailwind's variables that no rule of the sheet sets what they are at first. Its utilities are made of them
 * so that they may be combined; most pages combine few.
 */
export function settle(sheet: Root): void {
  const atFirst = new Map<string, string>()
  sheet.walkAtRules('property', (rule) => {
    const isLength = rule.nodes?.some((node) => node.type === 'decl' && node.value === '"<length>"')
    rule.walkDecls('initial-value', ({ value }) => {
      atFirst.set(rule.params, isLength && value === '0' ? '0px' : value)
    })
  })
  const set = new Set<string>()
  sheet.walkDecls(/^--tw-/, (declaration) => {
    set.add(declaration.prop)
  })
  sheet.walkDecls((declaration) => {
    if (!declaration.value.includes('var(--tw-')) return
    declaration.value = settled(declaration.value, set, atFirst)
    if (declaration.value === '') removeWithParents(declaration)
  })
}

function settled(value: string, set: ReadonlySet<string>, atFirst: ReadonlyMap<string, string>): string {
  const next = value.replace(READ, (whole, name: string, otherwise?: string) => {
    if (set.has(name)) return whole
    return atFirst.get(name) || (otherwise ?? whole)
  })
  if (next !== value) return settled(next, set, atFirst)
  return value.replace(NOTHING_BEFORE, '').replace(/\s+/g, ' ').trim()
}

/** What Tailwind says of the parts of fields that few pages have: the rule's selector, and what names such a field. */
const PARTS_OF_FIELDS: readonly [RegExp, RegExp][] = [
  [/::file-selector-button/, /type=["']?file|"file"/],
  [/::-webkit-(date|calendar)/, /type=["']?(date|time|month|week)|["'`](date|time|datetime-local|month)["'`]/],
  [/::-webkit-(inner|outer)-spin/, /type=["']?number|["'`]number["'`]/],
  [/::-webkit-search/, /type=["']?search|["'`]search["'`]/],
  [/^:where\(select:is/, /<select[^>]* (multiple|size)/],
]

/** Elements that few pages have, of which Tailwind says something on each. */
const RARE = new Set(
  'hr abbr code kbd samp pre small sub sup progress video canvas audio iframe embed object'.split(' '),
)

/** Drops what is said of parts of fields, and of rare elements, that none of the `texts` has. */
export function dropRare(sheet: Root, texts: readonly string[]): void {
  const isThere = (element: string) => texts.some((text) => new RegExp(`[<"'\`]${element}\\b`).test(text))
  const absent = new Set([...RARE].filter((element) => !isThere(element)))
  sheet.walkAtRules('layer', (layer) => {
    if (layer.params === 'base') layer.walkRules((rule) => dropElements(rule, absent))
  })
  const missing = PARTS_OF_FIELDS.filter(([, field]) => !texts.some((text) => field.test(text)))
  sheet.walkRules((rule) => {
    if (missing.some(([part]) => rule.selectors.every((selector) => part.test(selector)))) removeWithParents(rule)
  })
}

/** What comes with a script, or is in a state that only a script gives it: messages, the assistant that steps aside, the tray of the comparison. */
const OF_SCRIPTS = /^(toast-region|chat-dock\[data-|compare-tray|\[data-buying\]:has\(|:root:has\(compare-tray)/
const LATER = /:hover|:active|:focus(?!-within)|:disabled|\[aria-(disabled|selected|invalid=.?true)|::backdrop/

/** A narrow screen with enlarged text (`base.css`), as the build writes it: few have one, and nobody else waits for it. */
const ENLARGED_TEXT = /^(not (all and )?\(width ?>= ?20rem\)|\(container-type: ?inline-size\))$/

/** A part of a page where text is enlarged, whoever has enlarged it: in a container that is narrower than fifteen of its letters. */
const ENLARGED_PART = /^not \(width ?>= ?15rem\)$/

/** How Firefox shows that something has been touched. */
const OF_TOUCHED_FIELDS = /^:-moz-(focusring|ui-invalid)/

/** How something changes when it is touched. */
const MOVEMENT = /^(transition\b|scroll-behavior$|--tw-(duration|ease)$)/

/**
 * Takes out of the sheets the utilities that are not seen before somebody touches the page, what is for paper or enlarged text, and
 * what is said of elements and parts of fields that the `markup` has not, and returns them as a sheet of its own. Their selectors weigh more than those of what stays, so that it may come later; those of other states, which weigh as much, stand in it once more, each in its place.
 */
export function takeLater(sheets: readonly Root[], markup: string): string {
  const parts = PARTS_OF_FIELDS.filter(([, field]) => !field.test(markup)).map(([part]) => part)
  const isAbsent = (rule: Rule) =>
    isOfAbsentElements(rule, markup) || parts.some((part) => rule.selectors.every((selector) => part.test(selector)))
  const later = root()
  for (const sheet of sheets) {
    const rest = sheet.clone()
    keepOnly(rest, true, isAbsent)
    later.append(rest.nodes)
    keepOnly(sheet, false, isAbsent)
    dropStatesWithout(sheet, markup)
  }
  const atFirst = sheets.map(String).join('')
  for (const sheet of sheets) {
    sheet.walkAtRules('property', (rule) => {
      if (!atFirst.includes(`var(${rule.params}`)) later.append(rule)
    })
  }
  return later.toString()
}

/** Drops the order of layers that a sheet says once more. */
export function dropSaidLayers(sheets: readonly Root[]): void {
  const said = new Set<string>()
  for (const layer of sheets.flatMap(({ nodes }) => nodes)) {
    if (layer.type !== 'atrule' || layer.name !== 'layer') continue
    const names = layer.params.split(/,\s*/)
    if (!layer.nodes && names.every((name) => said.has(name))) layer.remove()
    for (const name of names) said.add(name)
  }
}

/** An attribute that a selector asks for, and its value. */
const ASKED = /\[([\w-]+)(?:=["']?([^\]"']+)["']?)?\]/g
/** What a reader changes without a script. */
const OWN_STATE = new Set(['open'])

/** Drops what utilities say of attributes that no element of the `markup` has: scripts set them, and what comes later says it, too. */
function dropStatesWithout(sheet: Root, markup: string): void {
  const isThere = (name: string, value?: string) =>
    new RegExp(value === undefined ? `\\s${name}[\\s=>]` : `\\s${name}=["']?${RegExp.escape(value)}["'\\s>]`).test(
      markup,
    )
  sheet.walkRules((rule) => {
    if (!isOfState(rule) || rule.selector.includes(':not(')) return
    const isLost = rule.selectors.every((selector) =>
      [...selector.replace(/\\./g, '').matchAll(ASKED)].some(
        ([, name = '', value]) => !OWN_STATE.has(name) && !isThere(name, value),
      ),
    )
    if (isLost) removeWithParents(rule)
  })
}

/** The element that a selector begins with. */
const ELEMENT = /^[a-z][a-z\d]*(?![\w-])/

/** Whether a rule of the base styles speaks of elements alone that the `markup` has not. */
function isOfAbsentElements(rule: Rule, markup: string): boolean {
  const around = rulesAround(rule)
  const isOfBase = around.some((at) => at.type === 'atrule' && at.name === 'layer' && at.params === 'base')
  if (!isOfBase || around.some((at) => at.type === 'atrule' && at.name === 'keyframes')) return false
  return rule.selectors.every((selector) => {
    const [element] = ELEMENT.exec(selector) ?? []
    return element !== undefined && !new RegExp(`<${element}[\\s>]`).test(markup)
  })
}

function keepOnly(sheet: Root, ofLater: boolean, isAbsent: (rule: Rule) => boolean): void {
  for (const node of [...sheet.nodes]) {
    if (node.type === 'atrule' && node.name === 'layer' && node.nodes) {
      node.walkRules((rule) => {
        if (isForLater(rule) || isAbsent(rule)) {
          if (!ofLater) removeWithParents(rule)
        } else if (!ofLater || !isOfState(rule)) keepMovement(rule, ofLater)
      })
      node.walkAtRules('keyframes', (rule) => {
        if (rule.params.startsWith('toast-') !== ofLater) removeWithParents(rule)
      })
    } else if ((node.type === 'atrule' && ENLARGED_TEXT.test(node.params)) !== ofLater) node.remove()
  }
}

function isForLater(rule: Rule): boolean {
  if (OF_TOUCHED_FIELDS.test(rule.selector)) return true
  for (const at of [rule, ...rulesAround(rule)]) {
    if (at.type === 'rule' && OF_SCRIPTS.test(at.selector)) return true
    if (at.type === 'atrule' && (at.params === 'print' || at.params.startsWith('toast-'))) return true
    if (at.type === 'atrule' && at.name === 'container' && ENLARGED_PART.test(at.params)) return true
    if (at.type === 'atrule' && at.name === 'layer') return at.params === 'utilities' && isUntouched(rule)
  }
  return false
}

/** A utility of a state that an attribute or the browser tells. */
function isOfState(rule: Rule): boolean {
  const isStated = rule.selectors.some((selector) => /(?<!\\)[[:]/.test(selector))
  const layer = rulesAround(rule).find((at) => at.type === 'atrule' && at.name === 'layer')
  return isStated && layer?.type === 'atrule' && layer.params === 'utilities'
}

/** The rules that a rule stands in, from the inside out. */
function rulesAround({ parent }: Rule | AtRule): (Rule | AtRule)[] {
  const around = parent as Rule | AtRule | Root | undefined
  return around?.type === 'rule' || around?.type === 'atrule' ? [around, ...rulesAround(around)] : []
}

/** Leaves in a rule only how it moves, or all but that. */
function keepMovement(rule: Rule, ofLater: boolean): void {
  for (const declaration of declarationsOf(rule.nodes)) {
    if (MOVEMENT.test(declaration.prop) !== ofLater) declaration.remove()
  }
  if (rule.nodes.length === 0) removeWithParents(rule)
}

/** What is said of elements that are not pointed at is seen at first. */
const OTHERWISE = /:not\((?:[^()]|\([^()]*\))*\)/g
const isUntouched = ({ selectors }: Rule) => selectors.every((selector) => LATER.test(selector.replace(OTHERWISE, '')))

function dropElements(rule: Rule, absent: ReadonlySet<string>): void {
  const selectors = rule.selectors.filter((selector) => !absent.has(selector.replace(/:where\(\[title\]\)$/, '')))
  if (selectors.length === 0) removeWithParents(rule)
  else if (selectors.length < rule.selectors.length) rule.selectors = selectors
}

/** Drops the variables that neither a rule nor one of the `texts` reads, and those that only such variables read. */
export function dropUnread(sheets: readonly Root[], texts: readonly string[]): void {
  for (let dropped = true; dropped; ) {
    dropped = false
    const css = sheets.map(String).join('')
    const read = new Set(
      [css, ...texts].flatMap((text) => [...text.matchAll(/(?<![\w-])--[\w-]+(?!\s*:|[\w-])/g)].map(([name]) => name)),
    )
    for (const sheet of sheets) {
      sheet.walkAtRules('property', (rule) => {
        if (!read.has(rule.params) || !css.includes(`var(${rule.params}`)) rule.remove()
      })
      sheet.walkDecls(/^--/, (declaration) => {
        if (read.has(declaration.prop)) return
        removeWithParents(declaration)
        dropped = true
      })
    }
  }
}

/** Takes a node out, and what holds nothing without it. */
export function removeWithParents(node: ChildNode): void {
  const { parent } = node
  node.remove()
  if ((parent?.type === 'atrule' || parent?.type === 'rule') && parent.nodes?.length === 0)
    removeWithParents(parent as ChildNode)
}
