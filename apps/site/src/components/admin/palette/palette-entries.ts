import type { PaletteHit, PaletteKind } from '@arkpax/schema/palette'
import type { Permission } from '@arkpax/schema/permissions'
import {
  adminCustomerPath,
  adminMessagePath,
  adminMessagesPath,
  adminOfferPath,
  adminOrderPath,
  adminPaths,
  adminReturnPath,
  adminUnitPath,
  adminWarrantyCasePath,
} from '~/lib/admin-paths.ts'
import { paths } from '~/lib/paths.ts'
import { adminGroups } from '../admin.fi.ts'
import { actionText, sectionWords } from './palette-words.fi.ts'

/** Something that the palette opens. */
export interface PaletteEntry {
  id: string
  kind: 'screen' | 'action' | PaletteKind
  title: string
  /** What tells it from others of the same name. */
  detail: string
  href: string
}

/** A screen or an action, with other words that it is looked for by. */
export interface KnownEntry extends PaletteEntry {
  words: string
}

type May = (permission: Permission) => boolean

const actions: [keyof typeof actionText, href: string, may: Permission][] = [
  ['newOrder', `${adminPaths.orders}&uusi=1`, 'orders.write'],
  ['pending', `${adminPaths.orders}&status=pending`, 'orders.read'],
  ['late', adminMessagesPath('late'), 'messages.read'],
  ['newOffer', `${adminPaths.offers}?uusi=1`, 'offers.write'],
  ['newLetter', `${adminPaths.letters}?uusi=1`, 'letters.write'],
  ['newProduct', `${adminPaths.products}?tuote=uusi`, 'products.write'],
  ['newQuestion', `${adminPaths.faq}?kysymys=uusi`, 'faq.write'],
  ['newPerson', `${adminPaths.staff}?henkilo=uusi`, 'staff.manage'],
  ['own', adminPaths.own, 'own.session'],
  ['site', paths.home, 'own.session'],
]

/** The screens and actions that a role may open. */
export function knownEntries(may: May): KnownEntry[] {
  const screens = adminGroups.flatMap(({ label, sections }) =>
    sections.flatMap((section): KnownEntry[] =>
      may(section.may)
        ? [
            {
              id: `screen:${section.id}`,
              kind: 'screen',
              title: section.label,
              detail: label,
              href: section.href,
              words: sectionWords[section.id] ?? '',
            },
          ]
        : [],
    ),
  )
  const begun = actions.flatMap(([name, href, permission]): KnownEntry[] =>
    may(permission) ? [{ id: `action:${name}`, kind: 'action', detail: '', href, ...actionText[name] }] : [],
  )
  return [...screens, ...begun]
}

/** Where a thing is opened, for somebody with these rights. */
const placeOf: Record<PaletteKind, (hit: PaletteHit, may: May) => string> = {
  order: ({ id }) => adminOrderPath(id),
  customer: ({ id }) => adminCustomerPath(id),
  message: ({ id }) => adminMessagePath(id),
  offer: ({ id }) => adminOfferPath(id),
  document: ({ title }) => `${adminPaths.documents}?q=${title.split(' ').at(-1)}`,
  return: ({ id }) => adminReturnPath(id),
  warranty_case: ({ id }) => adminWarrantyCasePath(id),
  unit: ({ id }) => adminUnitPath(id),
  product: ({ id }, may) =>
    may('products.write') ? `${adminPaths.products}?tuote=${encodeURIComponent(id)}` : adminPaths.stock,
  registration: ({ title }) => `${adminPaths.registrations}?q=${encodeURIComponent(title)}`,
  post: ({ title }) => `${adminPaths.blog}?q=${encodeURIComponent(title)}`,
  staff: ({ id }) => `${adminPaths.staff}?henkilo=${encodeURIComponent(id)}`,
}

/** A found thing as something to open. */
export const entryOf = (hit: PaletteHit, may: May): PaletteEntry => ({
  ...hit,
  id: `${hit.kind}:${hit.id}`,
  href: placeOf[hit.kind](hit, may),
})

/** The screens and actions that every typed word fits, those first whose name begins as it was typed. */
export function matchingEntries(entries: readonly KnownEntry[], typed: string): KnownEntry[] {
  const wanted = wordsOf(typed)
  if (wanted.length === 0) return []
  const fits = entries.filter(({ title, detail, words }) => {
    const known = wordsOf(`${title} ${detail} ${words}`)
    return wanted.every((word) => known.some((other) => other.startsWith(word)))
  })
  const begins = ({ title }: KnownEntry) => plain(title).startsWith(plain(typed.trim()))
  return [...fits.filter(begins), ...fits.filter((entry) => !begins(entry))]
}

const wordsOf = (text: string) => plain(text).split(/\s+/).filter(Boolean)
/** People leave out dots and rings: "henkilosto". */
const plain = (text: string) => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
