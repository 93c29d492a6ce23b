import { aboutPage, coreValues as coreValuesSchema } from '@arkpax/schema/content'
import aboutJson from '../../../../../content/data/about.json' with { type: 'json' }
import coreValuesJson from '../../../../../content/data/core-values.json' with { type: 'json' }

/** Story, certificates and featured models (`content/data/about.json`). */
export const about = aboutPage.parse(aboutJson)

/** Core values with their figures (`content/data/core-values.json`). */
export const coreValues = coreValuesSchema.parse(coreValuesJson)
