import { paths } from '~/lib/paths.ts'

/** Words shared by the policy pages; the rest is in `content/policies/`. */
export const policyText = {
  home: 'Etusivu',
  updated: 'Päivitetty',
  others: 'Muut ehdot',
  question: 'Jäikö jokin epäselväksi?',
  contact: 'Ota yhteyttä',
}

/** The policies by the names of their files. */
export const policyPaths: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'privacy-policy': paths.privacy,
    'terms-of-service': paths.terms,
    'warranty-policy': paths.warranty,
    'return-refund-policy': paths.returns,
    saavutettavuus: paths.accessibility,
  }),
)
