import { language } from '~/lib/language.fi.ts'

/** What the tab of a product's page says where staff have given it no title of its own. */
export const productTitle = ({ name, tagline }: { name: string; tagline: string }) =>
  tagline ? `${name}: ${tagline.toLocaleLowerCase(language)}` : name
