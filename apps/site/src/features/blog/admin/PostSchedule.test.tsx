// @vitest-environment happy-dom
import type { AdminBlogPost } from '@arkpax/schema/blog'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { json, problem, renderScreen } from '../../../../test/screen.tsx'
import { PostSchedule } from './PostSchedule.tsx'

const at = '2026-11-20T10:00:00.000Z'
const post: AdminBlogPost = {
  ...{
    id: 7,
    title: 'Akku',
    slug: 'akku',
    excerpt: 'x',
    content: '<p>x</p>',
    tags: [],
    author: 'a',
    category: 'Vinkit',
  },
  ...{
    image_url: '',
    read_time: '5 min',
    is_published: false,
    published_at: null,
    publish_at: null,
    withdraw_at: null,
  },
  ...{ version: 2, created_at: at, updated_at: at },
}
const PUT = 'PUT /api/admin/blog/7/schedule'

function show(shown = post, answer = () => json({ ...shown, version: 3 })) {
  return renderScreen(<PostSchedule post={shown} onChanged={() => {}} />, { [PUT]: answer })
}
const type = (label: string, clock: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: clock } })
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Tallenna ajastus' }))

it('sends the moments of Finnish time over the version that is seen', async () => {
  const { callsOf } = show()
  type('Julkaistaan', '2027-01-10T09:00')
  type('Piilotetaan', '2027-06-10T09:00')
  save()
  await waitFor(() => expect(callsOf(PUT)).toHaveLength(1))
  expect(callsOf(PUT)[0]).toMatchObject({
    body: { publish_at: '2027-01-10T07:00:00.000Z', withdraw_at: '2027-06-10T06:00:00.000Z' },
    ifMatch: '"2"',
  })
})

it('says that the hour that is skipped in spring is not there, and sends nothing', () => {
  const { calls } = show()
  type('Julkaistaan', '2027-03-28T03:30')
  expect(screen.getByText(/^Tätä kellonaikaa ei ole/)).toBeTruthy()
  save()
  expect(calls).toEqual([])
})

it('asks which of the two hours of an autumn night is meant', async () => {
  const { callsOf } = show()
  type('Julkaistaan', '2027-10-31T03:30')
  expect(screen.getByText(/tulee sinä yönä kahdesti/)).toBeTruthy()
  fireEvent.click(screen.getByRole('radio', { name: /^Toinen/ }))
  save()
  await waitFor(() =>
    expect(callsOf(PUT)[0]?.body).toMatchObject({ publish_at: '2027-10-31T01:30:00.000Z', withdraw_at: null }),
  )
})

it('shows a stored moment as it was chosen, also the second of two', () => {
  show({ ...post, publish_at: '2027-10-31T01:30:00.000Z' })
  expect(screen.getByLabelText('Julkaistaan')).toHaveProperty('value', '2027-10-31T03:30')
  expect(screen.getByRole('radio', { name: /^Toinen/ })).toHaveProperty('checked', true)
})

it('puts what the server says beside the field, and keeps what is typed', async () => {
  const refused = () =>
    problem(422, 'invalid_fields', 'Tarkista', { errors: [{ path: 'publish_at', detail: 'Aika on jo mennyt.' }] })
  show(post, refused)
  type('Julkaistaan', '2020-01-10T09:00')
  save()
  expect(await screen.findByText('Aika on jo mennyt.')).toBeTruthy()
  expect(screen.getByLabelText('Julkaistaan')).toHaveProperty('value', '2020-01-10T09:00')
})

it('of a published post asks only when it is hidden', () => {
  show({ ...post, is_published: true })
  expect(screen.queryByLabelText('Julkaistaan')).toBeNull()
  expect(screen.getByLabelText('Piilotetaan')).toBeTruthy()
})
