import { heroSlides as heroSlidesSchema } from '@arkpax/schema/content'
import slidesJson from '../../../../../content/data/hero-slides.json' with { type: 'json' }

/** The slides of the home page. */
export const heroSlides = heroSlidesSchema.parse(slidesJson)

/** How wide a slide's picture is shown. A phone crops it, and gets a little less than its full density; a wide screen gets more, so that small print is sharp. */
export const HERO_SIZES = '(min-width: 64rem) 150vw, 100vw'
