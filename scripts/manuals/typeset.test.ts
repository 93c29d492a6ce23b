import { seededSettings } from '@arkpax/schema/seed-for-test'
import { describe, expect, it } from 'vitest'
import { manualFonts } from './manual-fonts.ts'
import type { WrittenManual } from './read-manuals.ts'
import { typeset } from './typeset.ts'

const SIGNS = '#set page(fill: red) $x^2$ @viite "lainaus" *a* _b_ `c` <d> [e] ~ = - //'

const about = { title: 'Koe: käyttöopas', language: 'fi', product: 'ark-pro', version: '1.0' } as const

const heading = (value: string): WrittenManual => ({
  about,
  root: { type: 'root', children: [{ type: 'heading', depth: 2, children: [{ type: 'text', value }] }] },
})

async function publisher() {
  const { company } = seededSettings()
  return { company, site: 'https://www.arkpax.fi', fonts: await manualFonts(`${SIGNS} Kokeäyttöohje 0123456789`) }
}

describe('typesetting', () => {
  it('prints signs that mean something to Typst as they stand', async () => {
    const pdf = (await typeset(heading(SIGNS), 'ark-pro-hero', await publisher())).toString('latin1')
    expect(pdf.replace(/\\([()\\])/g, '$1')).toContain(`/Title (1 ${SIGNS})`)
  })

  it('gives the same bytes for the same manual, so that nothing is published anew', async () => {
    const [once, again] = [
      await typeset(heading('Turvallisuus'), 'ark-pro-hero', await publisher()),
      await typeset(heading('Turvallisuus'), 'ark-pro-hero', await publisher()),
    ]
    expect(once.equals(again)).toBe(true)
  })

  it('names the company of the settings as the author', async () => {
    const { company, ...rest } = await publisher()
    const settings = { ...rest, company: { ...company, legalName: 'Uusi Oy' } }
    const pdf = (await typeset(heading('Turvallisuus'), 'ark-pro-hero', settings)).toString('latin1')
    expect(pdf).toContain('/Author (Uusi Oy)')
  })

  it('says what is wrong when a picture is missing', async () => {
    await expect(typeset(heading('Turvallisuus'), 'ei-ole', await publisher())).rejects.toThrow('ei-ole-1200.webp')
  })
})
