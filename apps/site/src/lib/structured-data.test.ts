import { describe, expect, it } from 'vitest'
import { company, settings } from './settings.ts'
import { organizationData } from './structured-data.ts'

describe('the maker for search engines', () => {
  it('has the name, the address and the ways to reach it that the pages show', () => {
    const site = new URL('https://arkpax.fi')
    expect(organizationData(settings, site, '2026-12-20')).toMatchObject({
      '@type': 'Organization',
      legalName: company.legalName,
      url: 'https://arkpax.fi/',
      logo: 'https://arkpax.fi/icon-512.png',
      telephone: '+358103209140',
      address: { streetAddress: company.address.street, addressCountry: 'FI' },
    })
  })

  it('has the hours of the week, and the days to come that are not as their weekday is', () => {
    const { contactPoint } = organizationData(settings, new URL('https://arkpax.fi'), '2026-12-20')
    expect(contactPoint).toMatchObject({
      telephone: '+358103209140',
      hoursAvailable: expect.arrayContaining([
        expect.objectContaining({ opens: '09:00', closes: '17:00' }),
        expect.objectContaining({ validFrom: '2026-12-24', opens: '00:00', closes: '00:00' }),
      ]),
    })
  })
})
