import { heroSlides as heroSlidesSchema } from '@arkpax/schema/content'
import slidesJson from '../../../../../content/data/hero-slides.json' with { type: 'json' }

/** The slides of the home page. */
export const heroSlides = heroSlidesSchema.parse(slidesJson)

/** How wide a slide's picture is shown. A phone crops it, and gets a little less than its full density. */
export const HERO_SIZES = '100vw'
