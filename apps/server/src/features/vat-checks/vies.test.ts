import { afterAll, beforeAll, expect, test } from 'vitest'
import { createKeptLog } from '../../shared/testing-log.ts'
import { type Answering, json, QUICK_LIMITS, refusal, startTestingVies, yes } from './testing-vies.ts'
import { createVies, type ViesLimits } from './vies.ts'

const NUMBER = { memberState: 'EE', digits: '100931558' }
const REQUESTER = { memberState: 'HU', digits: '10738885' }
let service: Awaited<ReturnType<typeof startTestingVies>>

beforeAll(async () => {
  service = await startTestingVies()
})
afterAll(() => service.close())

function open(limits: Partial<ViesLimits> = {}) {
  const { logger, lines } = createKeptLog('warn')
  return { vies: createVies({ fetch: service.fetch, logger, limits: { ...QUICK_LIMITS, ...limits } }), lines }
}

async function ask(limits: Partial<ViesLimits> = {}) {
  return open(limits).vies.ask({ number: NUMBER, requester: null })
}

test('it is told the number, and in whose name is asked', async () => {
  service.answerWith(yes())
  const answer = await open().vies.ask({ number: NUMBER, requester: REQUESTER })
  expect(answer).toEqual({
    state: 'valid',
    toldDate: '2026-11-23T09:15:00.123Z',
    consultationNumber: 'WAPIAAAAY1234567',
    traderName: 'MINTA KFT',
    traderAddress: 'FŐ UTCA 1.\n1051 BUDAPEST',
  })
  expect(service.asked).toEqual([
    {
      url: '/taxation_customs/vies/rest-api/check-vat-number',
      body: {
        countryCode: 'EE',
        vatNumber: '100931558',
        requesterMemberStateCode: 'HU',
        requesterNumber: '10738885',
      },
    },
  ])
})

test('who does not say who he is gets no consultation number; what is not told stands as dashes', async () => {
  service.answerWith(yes({ name: '---', address: '---' }))
  expect(await ask()).toMatchObject({ state: 'valid', consultationNumber: null, traderName: null, traderAddress: null })
  expect(service.asked[0]?.body).toEqual({ countryCode: 'EE', vatNumber: '100931558' })
})

test('a no is an answer', async () => {
  service.answerWith(yes({ valid: false, name: '---', address: '---' }))
  expect(await ask()).toMatchObject({ state: 'invalid', traderName: null })
  service.answerWith(yes({ valid: false, userError: 'INVALID' }))
  expect(await ask()).toMatchObject({ state: 'invalid' })
})

const html: Answering = (response) => {
  response.writeHead(200, { 'content-type': 'text/html' }).end('<html><body>Maintenance</body></html>')
}
const brokenOff: Answering = (response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '500' })
  response.write('{"valid": tr')
  response.destroy()
}
const endless: Answering = (response) => {
  response.writeHead(200, { 'content-type': 'application/json' })
  response.end(`"${'x'.repeat(3_000_000)}"`)
}
const moved: Answering = (response) => {
  response.writeHead(302, { location: 'https://elsewhere.example/' }).end()
}

test.each<[string, Answering, string, number]>([
  ['the member state away', refusal('MS_UNAVAILABLE'), 'member-state', 3],
  ['the same with another status', refusal('MS_UNAVAILABLE', 500), 'member-state', 3],
  ['the member state slow', refusal('TIMEOUT'), 'member-state', 3],
  ['the member state busy', refusal('MS_MAX_CONCURRENT_REQ'), 'busy', 3],
  ['VIES busy', refusal('GLOBAL_MAX_CONCURRENT_REQ'), 'busy', 3],
  ['VIES away', refusal('SERVICE_UNAVAILABLE', 503), 'service', 3],
  ['a code nobody knows', refusal('SOMETHING_ELSE'), 'service', 3],
  ['refused without a code', json({ actionSucceed: false }), 'service', 3],
  ['a number it does not take', refusal('INVALID_INPUT', 400), 'input', 1],
  ['a requester it does not take', refusal('INVALID_REQUESTER_INFO'), 'requester', 1],
  ['the address blocked', refusal('IP_BLOCKED'), 'blocked', 1],
  ['a no that is an error', yes({ valid: false, userError: 'MS_UNAVAILABLE' }), 'member-state', 3],
  ['a no that is a block', yes({ valid: false, userError: 'IP_BLOCKED' }), 'blocked', 1],
  ['neither yes nor no', yes({ valid: null }), 'service', 3],
  ['an answer about another number', yes({ vatNumber: '100366327' }), 'service', 3],
  ['an answer about another member state', yes({ countryCode: 'FI' }), 'service', 3],
  ['an empty object', json({}), 'service', 3],
  ['another shape', json({ valid: 'yes' }), 'service', 1],
  ['a bare 500', (response) => void response.writeHead(500).end('oops'), 'service', 3],
  ['not there', json({}, 404), 'service', 3],
  ['too many requests', (response) => void response.writeHead(429, { 'retry-after': '1000' }).end(), 'busy', 1],
  ['a page', html, 'service', 3],
  ['an answer that breaks off', brokenOff, 'service', 3],
  ['an answer without end', endless, 'service', 3],
  ['led elsewhere', moved, 'service', 3],
])('%s: neither yes nor no', async (_what, answering, cause, times) => {
  service.answerWith(answering)
  expect(await ask()).toEqual({ state: 'unanswered', cause })
  expect(service.asked).toHaveLength(times)
})

test('a service that never answers is given up', async () => {
  service.answerWith(() => undefined)
  expect(await ask({ askMs: 50, retries: 0 })).toEqual({ state: 'unanswered', cause: 'service' })
})

test('what passes is asked about again', async () => {
  service.answerWith(refusal('MS_MAX_CONCURRENT_REQ'), refusal('MS_UNAVAILABLE', 500), yes())
  expect(await ask()).toMatchObject({ state: 'valid' })
  expect(service.asked).toHaveLength(3)
})

test('a service that fails again and again is left alone for a while; a member state that is away is no fault of VIES', async () => {
  service.answerWith((response) => void response.writeHead(500).end())
  const { vies } = open({ faultsToOpen: 3, openMs: 60_000, retries: 0 })
  const question = { number: NUMBER, requester: null }
  for (let round = 0; round < 3; round += 1) await vies.ask(question)
  expect(await vies.ask(question)).toEqual({ state: 'unanswered', cause: 'service' })
  expect(service.asked).toHaveLength(3)

  service.answerWith(refusal('MS_UNAVAILABLE'))
  const patient = open({ faultsToOpen: 3, openMs: 60_000, retries: 0 })
  for (let round = 0; round < 5; round += 1) await patient.vies.ask(question)
  expect(service.asked).toHaveLength(5)
})

test('the log names neither numbers nor traders', async () => {
  service.answerWith(yes({ valid: 'x', name: 'TITKOS NÉV' }))
  const { vies, lines } = open()
  await vies.ask({ number: NUMBER, requester: REQUESTER })
  expect(lines.join('')).toContain('VIES did not answer')
  expect(lines.join('')).not.toMatch(/100931558|10738885|TITKOS/)
})
