import { describe, expect, it } from 'vitest'
import { company } from './settings.ts'
import { organizationData } from './structured-data.ts'

describe('the maker for search engines', () => {
  it('has the name, the address and the ways to reach it that the pages show', () => {
    const site = new URL('https://arkpax.fi')
    expect(organizationData(company, site)).toMatchObject({
      '@type': 'Organization',
      legalName: company.legalName,
      url: 'https://arkpax.fi/',
      logo: 'https://arkpax.fi/icon-512.png',
      telephone: '+358103209140',
      address: { streetAddress: company.address.street, addressCountry: 'FI' },
    })
  })
})
