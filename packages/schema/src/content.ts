/** The shapes of the files in `content/data/` except the catalogue (`catalogue.ts`) and the rendered pictures. */
import * as z from 'zod'
import { anchor, iconCard, iconName, pictureName, text } from './content-text.ts'

/** `hero-slides.json`. `tone` tells how bright the picture is where the words stand: dark words on `light`, light ones on `dark`. */
export const heroSlides = z.array(
  z.strictObject({
    id: text,
    subtitle: text,
    title: text,
    description: text,
    image: pictureName,
    tone: z.enum(['light', 'dark']),
  }),
)

/** `core-values.json`: the home page's fields, and for the about page how each is kept to, with a figure where there is one. */
export const coreValues = z.array(
  z.strictObject({
    id: text,
    icon: iconName,
    title: text,
    description: text,
    fullDescription: text,
    inPractice: text,
    image: pictureName,
    stat: text.optional(),
    statLabel: text.optional(),
  }),
)

/**
 * `appliances.json`: how long a full battery lasts. Watts are the appliance's draw, `startWatts` its peak at
 * start; `model` is the id of the station that `duration` is counted for. A machine that runs in bursts is under load
 * `dutyPercent` of its time. The calculator offers those that have `hoursPerDay`, a usual day's use. One with `answersOnly`
 * is in no list of a page: the calculator and the assistant count with it. `names` are what it is called in other languages, `calledAs` how people
 * call it, as `content/assistant/words.yml` writes words; `each` is what one charge, cup or wash uses. `heatingWatts` is the power by
 * which it is sold where that is what it heats with at its `watts`, `wattsOfOne` what one of a set takes.
 */
const appliance = z.strictObject({
  id: anchor,
  name: text,
  icon: iconName,
  watts: z.number().positive().optional(),
  wattsMax: z.number().positive().optional(),
  startWatts: z.number().positive().optional(),
  heatingWatts: z.number().positive().optional(),
  wattsOfOne: z.number().positive().optional(),
  dutyPercent: z.number().positive().max(100).optional(),
  hoursPerDay: z.number().positive().max(24).optional(),
  duration: text.optional(),
  model: z.enum(['1', '2']).nullable(),
  group: z.enum(['home', 'boat', 'tools', 'camping', 'office']),
  note: text.optional(),
  answersOnly: z.literal(true).optional(),
  names: z.strictObject({ sv: text, en: text }).optional(),
  each: z
    .strictObject({ wh: z.number().positive(), what: z.enum(['charge', 'cup', 'toast', 'wash', 'litre', 'km']) })
    .optional(),
  calledAs: z.strictObject({ fi: z.array(text), sv: z.array(text), en: z.array(text) }).optional(),
})
export const appliances = z.array(
  appliance.refine(({ duration, answersOnly }) => duration || answersOnly, 'what pages show has a duration'),
)

/** `scenarios.json`: what the calculator is filled in with for a place or a situation. Appliances by their ids in `appliances.json`. */
export const scenarios = z.array(
  z.strictObject({
    id: anchor,
    name: text,
    icon: iconName,
    days: z.int().min(1).max(30),
    together: z.boolean(),
    devices: z
      .array(
        z.strictObject({
          appliance: anchor,
          count: z.int().min(1).max(50).default(1),
          hoursPerDay: z.number().positive().max(24),
        }),
      )
      .min(2),
  }),
)
export type Scenario = z.output<typeof scenarios>[number]

/** `contact.json`: four ways we help and the four questions shown under the form. */
export const contactPage = z.strictObject({
  helpCategories: z.array(iconCard).length(4),
  faqIds: z.array(anchor).length(4),
})

/** `support.json`: the support centre's categories, with their article counts; `begins` is the topic or the question of the FAQ where the answers begin. */
export const supportPage = z.strictObject({
  categories: z
    .array(
      iconCard.extend({
        begins: anchor,
        articleCount: z.int().positive(),
        colour: z.enum(['graphite', 'forest', 'orange', 'snow']),
      }),
    )
    .length(4),
})

/** `about.json`: story, certificates and the ids of three featured products. */
export const aboutPage = z.strictObject({
  hero: z.strictObject({ title: text, text }),
  story: z.array(z.strictObject({ title: text, text })).min(1),
  certifications: z.array(z.strictObject({ code: text, title: text, text })).min(1),
  featured: z.array(text).length(3),
})

/** `service-promises.json` and `register-benefits.json`. */
export const iconCards = z.array(iconCard)

/** `manuals.json`: one entry per product with a PDF in each language. */
export const manuals = z.array(
  z.strictObject({
    id: anchor,
    title: text,
    description: text,
    image: pictureName,
    downloads: z
      .array(
        z.strictObject({
          language: z.enum(['Suomi', 'Svenska', 'English']),
          url: z.string().regex(/^\/kayttoohjeet\/[a-z0-9-]+-(fi|sv|en)\.pdf$/),
        }),
      )
      .min(1),
  }),
)

export type Appliance = z.output<typeof appliances>[number]
export type SupportPage = z.output<typeof supportPage>
export type AboutPage = z.output<typeof aboutPage>
export type Manual = z.output<typeof manuals>[number]
