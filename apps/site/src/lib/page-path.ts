/** The path of a page that is being built, as visitors have it: '/sv/laskuri', '/'. */
export const pagePath = ({ pathname }: URL) => pathname.replace(/(\.html|(?<=.)\/)$/, '').replace(/^\/index$/, '/')
