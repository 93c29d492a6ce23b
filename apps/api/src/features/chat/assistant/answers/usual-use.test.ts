import { additionsOf, stationsOf } from '@arkpax/schema/calculator-choices'
import { planStation } from '@arkpax/schema/calculator-rules'
import { describe, expect, it } from 'vitest'
import { shopKnowledge } from '../../../../../test/assistant/shop-knowledge.ts'
import { talkWith } from '../../../../../test/assistant/talk.ts'
import { createAssistant } from '../assistant.ts'

const { knowledge, products, learn } = await shopKnowledge()
const answerTo = talkWith(createAssistant(knowledge, learn()), products)
const places = Object.entries(knowledge.words.places)

it.each(places)('what is usual in the place %s is there to be counted', (_, place) => {
  const devices =
    'loads' in place
      ? place.loads
      : knowledge.scenarios.find(({ id }) => id === place.scenario)?.devices.map(({ appliance }) => appliance)
  expect(devices?.length).toBeGreaterThan(0)
  for (const id of devices ?? [])
    expect(knowledge.appliances.find((each) => each.id === id)?.watts, id).toBeGreaterThan(0)
})

describe('who names a place and no devices is advised as the calculator advises for it', () => {
  it.each([
    ['vene', 'minkä aseman ottaisin veneeseen'],
    ['mokkiviikonloppu', 'kumpi asema sopii mökille'],
    ['etatyo', 'mikä asema toimistoon'],
  ])('%s: %s', (id, question) => {
    const scenario = knowledge.scenarios.find((each) => each.id === id)
    if (!scenario) throw new Error(`No situation ${id}`)
    const loads = scenario.devices.map(({ appliance, count, hoursPerDay }) => {
      const listed = knowledge.appliances.find((each) => each.id === appliance)
      return { ...listed, name: listed?.name ?? '', watts: listed?.watts ?? 0, count, hoursPerDay }
    })
    const centsOf = (product: string) => Math.round(Number(products.find((each) => each.id === product)?.price) * 100)
    const [cheapest] = stationsOf(knowledge.catalogue)
      .map((station) => ({ station, plan: planStation(station, loads, scenario, additionsOf(knowledge.catalogue)) }))
      .filter(({ plan }) => plan.powerSuffices && plan.startSuffices && plan.extraBatteries !== undefined)
      .map(({ station, plan }) => ({
        id: station.id,
        batteries: plan.extraBatteries ?? 0,
        cents: centsOf(station.id) + (plan.extraBatteries ?? 0) * centsOf('3'),
      }))
      .toSorted((one, other) => one.cents - other.cents)
    const { actions = [], reply } = answerTo(question)
    const inquiry = actions.find((action) => action.kind === 'link' && action.url.startsWith('/contact?'))
    const query = new URLSearchParams([['tuote', `${cheapest?.id}`]])
    if (cheapest?.batteries) query.append('tuote', cheapest.batteries > 1 ? `3:${cheapest.batteries}` : '3')
    expect(inquiry, reply).toMatchObject({ url: `/contact?${decodeURIComponent(String(query))}` })
  })
})
