import { type Appliance, appliances as appliancesSchema } from '@arkpax/schema/content'
import { withUnit } from '@arkpax/schema/figures'
import { type ShownAppliance, shownAppliances } from '@arkpax/schema/shown-appliances'
import appliancesJson from '../../../../../content/data/appliances.json' with { type: 'json' }
import { language } from '../../lib/language.fi.ts'
import { translatedAppliances } from '../../lib/translated-appliances.ts'
import { say } from '../../lib/translation.ts'
import { stationText } from './products.fi.ts'

const appliances = shownAppliances(translatedAppliances(appliancesSchema.parse(appliancesJson), language, say))

/** What one power station runs and how long, in the order of `content/data/appliances.json`. */
export const runtimesOf = (model: string): ShownAppliance[] =>
  appliances.filter((appliance) => appliance.model === model)

/** '800–1500 W', '50 W', or nothing where the draw is not what counts. A tool is known by its rated watts, what else runs in bursts by its average, of which its hours come. */
export function draw({
  watts,
  wattsMax,
  dutyPercent,
  group,
}: Pick<Appliance, 'watts' | 'wattsMax' | 'dutyPercent' | 'group'>): string | undefined {
  if (!watts) return undefined
  if (dutyPercent && group !== 'tools')
    return stationText.average(withUnit(Math.round((watts * dutyPercent) / 100), 'W'))
  return wattsMax ? `${watts}–${withUnit(wattsMax, 'W')}` : withUnit(watts, 'W')
}

/** What one station's figures are shown for beside those of its list: a night outdoors, a day of work and a power cut. */
const TYPICAL = ['kylmalaukku', 'kotitoimisto', 'sahkokatko']

/** The appliances that tell what a system is good for. */
export const typicalLoads = TYPICAL.flatMap((id) => appliances.find((appliance) => appliance.id === id) ?? [])
