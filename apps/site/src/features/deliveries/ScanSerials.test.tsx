// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { json, renderScreen } from '../../../test/screen.tsx'
import { ScanSerials } from './ScanSerials.tsx'

const ADDRESS = `https://arkpax.example/akkupassi/${'a'.repeat(32)}`
const stop = vi.fn()
let seen: string

beforeEach(() => {
  stop.mockClear()
  const stream = Object.assign(new MediaStream(), { getTracks: () => [{ stop }] })
  vi.stubGlobal('navigator', { ...navigator, mediaDevices: { getUserMedia: async () => stream } })
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
  class Detector {
    static getSupportedFormats = async () => ['qr_code', 'code_128']
    detect = async () => [{ rawValue: seen }]
  }
  vi.stubGlobal('BarcodeDetector', Detector)
})
afterEach(() => vi.restoreAllMocks())

it('gives the serial number that a code tells, or that of the unit whose passport our label leads to, and lets the camera go', async () => {
  const read: string[] = []
  const onRead = (serial: string) => read.push(serial)
  seen = 'APX-1'
  const tab = renderScreen(<ScanSerials left={3} onRead={onRead} onClose={() => {}} />, {
    'GET /api/admin/units': ({ query }) => json(query.q?.startsWith('/akkupassi/') ? [{ serial: 'APX-2' }] : []),
  })
  expect(await screen.findByText('Luettu APX-1')).toBeTruthy()
  seen = ADDRESS
  expect(await screen.findByText('Luettu APX-2')).toBeTruthy()
  expect(read).toEqual(['APX-1', 'APX-2'])
  tab.unmount()
  await waitFor(() => expect(stop).toHaveBeenCalled())
})

it('says that the camera was refused', async () => {
  vi.stubGlobal('navigator', {
    ...navigator,
    mediaDevices: { getUserMedia: () => Promise.reject(new Error('NotAllowed')) },
  })
  renderScreen(<ScanSerials left={1} onRead={() => {}} onClose={() => {}} />)
  expect(await screen.findByText(/Kameraa ei voitu käyttää/)).toBeTruthy()
})
