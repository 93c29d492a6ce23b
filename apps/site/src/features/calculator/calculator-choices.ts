import { type ApplianceChoice, choicesOf, shopOf } from '@arkpax/schema/calculator-choices'
import { appliances as appliancesSchema, scenarios as scenariosSchema } from '@arkpax/schema/content'
import { shownAppliances } from '@arkpax/schema/shown-appliances'
import appliancesJson from '../../../../../content/data/appliances.json' with { type: 'json' }
import scenariosJson from '../../../../../content/data/scenarios.json' with { type: 'json' }
import { catalogue } from '../../lib/catalogue.ts'
import { language } from '../../lib/language.fi.ts'
import { translatedAppliances } from '../../lib/translated-appliances.ts'
import { say } from '../../lib/translation.ts'

/** Every device of `content/data/appliances.json`. For build time. */
export const appliances = translatedAppliances(appliancesSchema.parse(appliancesJson), language, say)

/** Those of them that the calculator offers. */
export const applianceChoices = choicesOf(appliances)

/** What the site's own lists show of these. */
export const commonChoices = choicesOf(shownAppliances(appliances))

/** The rest of these. */
export const otherChoices = applianceChoices.filter(({ id }) => !commonChoices.some((common) => common.id === id))

/** The situations of `content/data/scenarios.json`. */
export const scenarios = scenariosSchema.parse(scenariosJson).map((each) => ({ ...each, name: say(each.name) }))

/** The stations, the extra battery and the panel of the catalogue with their prices. */
export const shop = shopOf(catalogue)
export const { stations, additions } = shop

/** What people call an appliance beside its name, as `content/assistant/words.yml` writes words: `kahvikone*`. */
export const namesOf = ({ id }: Pick<ApplianceChoice, 'id'>): readonly string[] =>
  appliances.find((appliance) => appliance.id === id)?.calledAs?.[language] ?? []
