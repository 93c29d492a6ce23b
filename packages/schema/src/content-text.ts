import * as z from 'zod'

/** Any text that must not be empty. Figures in it carry U+00A0 between number and unit and in thousands. */
export const text = z.string().trim().min(1)

/** A picture's name without extension; `content/data/images.json` knows its files. */
export const pictureName = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'A picture name is lower case with hyphens')

/** A lucide icon by its own name, for instance `shield-check`. */
export const iconName = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'A lucide name is lower case with hyphens')

/** A name for anchors and links, for instance `montako-lisaakkua`. */
export const anchor = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'An anchor is lower case with hyphens')

/** The longest question of a text, in characters, and the most of them. */
const QUESTION_MAX = 200
const QUESTIONS_MAX = 50

/** Questions as people write them, a line each, that the assistant answers with a text. */
export const askedAs = z
  .array(
    z
      .string('Kysymyksen pitää olla tekstiä')
      .trim()
      .min(1, 'Kysymys puuttuu')
      .max(QUESTION_MAX, `Kysymyksessä voi olla enintään ${QUESTION_MAX} merkkiä`),
    'Kirjoita kysymykset luetteloksi, kukin omalle rivilleen',
  )
  .max(QUESTIONS_MAX, `Enintään ${QUESTIONS_MAX} kysymystä`)
  .optional()

/** An icon with a heading and a sentence or two. */
export const iconCard = z.strictObject({ icon: iconName, title: text, description: text })

/** A calendar day, YYYY-MM-DD. YAML reads a bare date as a `Date`, so both are taken. */
export const calendarDay = z.union([z.iso.date(), z.date().transform((date) => date.toISOString().slice(0, 10))])

export type IconCard = z.output<typeof iconCard>
