import { additionsOf, choicesOf, stationsOf } from '@arkpax/schema/calculator-choices'
import { appliances } from '@arkpax/schema/content'
import appliancesJson from '../../../../../content/data/appliances.json' with { type: 'json' }
import { catalogue } from '../../lib/catalogue.ts'

/** The appliances of `content/data/appliances.json` that the calculator offers. For build time. */
export const applianceChoices = choicesOf(appliances.parse(appliancesJson))

/** The power stations of the catalogue, in its order. */
export const stations = stationsOf(catalogue)

/** The extra battery and the panel of the catalogue. */
export const additions = additionsOf(catalogue)
