import { seededSettings } from '@arkpax/schema/seed-for-test'
import { describe, expect, it } from 'vitest'
import { type HoursValues, hoursForm, newException } from './hours-form.ts'

const seed = seededSettings()
const stored = () => hoursForm.valuesOf(seed)
const day = (opens: string, closes: string) => ({ isOpen: true, opens, closes })
const closed = { isOpen: false, opens: 'kiinni', closes: '' }

const read = (values: HoursValues) => hoursForm.rules.safeParse(values)
const refusals = (values: HoursValues) =>
  Object.fromEntries((read(values).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]))

describe('the form of the hours', () => {
  it('gives back what is stored', () => {
    expect(read(stored()).data).toEqual(seed.hours)
  })

  it('takes times as people write them, and nothing of a closed day', () => {
    const week = { ...stored().week, monday: day('9', '17'), tuesday: day('9:30', '16.00'), wednesday: closed }
    expect(read({ ...stored(), week }).data?.week).toMatchObject({
      monday: { opens: '09:00', closes: '17:00' },
      tuesday: { opens: '09:30', closes: '16:00' },
    })
    expect(read({ ...stored(), week }).data?.week).not.toHaveProperty('wednesday')
  })

  it('refuses at the field what is no time, and hours that end before they begin', () => {
    const week = { ...stored().week, monday: day('yhdeksän', '17'), friday: day('17', '9') }
    expect(refusals({ ...stored(), week })).toEqual({
      'week.monday.opens': 'Anna kellonaika muodossa 9.00',
      'week.friday.closes': 'Sulkemisajan on oltava avaamisajan jälkeen',
    })
  })

  it('refuses a week in which nobody is there', () => {
    const { monday: _, ...rest } = stored().week
    const week = { ...rest, monday: closed, tuesday: closed, wednesday: closed, thursday: closed, friday: closed }
    expect(refusals({ ...stored(), week })).toEqual({ week: 'Valitse ainakin yksi päivä, jolloin palvellaan' })
  })

  it('tells all that is wrong at once, also what is wrong between fields', () => {
    const week = { ...stored().week, monday: day('yhdeksän', '17'), friday: day('17', '9') }
    const twice = { ...newException(), day: '2026-12-07' }
    const exceptions = [twice, twice, { ...newException(), day: '2026-12-08', times: day('12', '10') }, newException()]
    expect(refusals({ ...stored(), week, exceptions })).toEqual({
      'week.monday.opens': 'Anna kellonaika muodossa 9.00',
      'week.friday.closes': 'Sulkemisajan on oltava avaamisajan jälkeen',
      'exceptions.1.day': 'Päivällä on jo poikkeus',
      'exceptions.2.times.closes': 'Sulkemisajan on oltava avaamisajan jälkeen',
      'exceptions.3.day': 'Anna päivä',
    })
  })

  it('names an exception without a day, and the second of one day', () => {
    expect(refusals({ ...stored(), exceptions: [newException()] })).toEqual({ 'exceptions.0.day': 'Anna päivä' })
    const twice = { ...newException(), day: '2026-12-07' }
    expect(refusals({ ...stored(), exceptions: [twice, twice] })).toEqual({
      'exceptions.1.day': 'Päivällä on jo poikkeus',
    })
  })

  it('shows a conflict as people read hours', () => {
    expect(hoursForm.labelOf('week.friday.closes')).toBe('Perjantai: suljetaan')
    expect([hoursForm.labelOf('week.monday.isOpen'), hoursForm.shownOf(false)]).toEqual(['Maanantai: auki', 'Ei'])
    const exceptions = [{ ...newException(), day: '2026-12-07', note: 'Inventaario' }]
    expect(hoursForm.shownOf(exceptions)).toBe('7.12.2026 suljettu Inventaario')
  })
})
