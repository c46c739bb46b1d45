import { ToldAlert } from '@merleg/contract/told-alert'
import { Webhook } from 'standardwebhooks'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { signMessage, writeAlertBody, writeTestBody } from './webhook-message.ts'

const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
const FORMER = 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD'
const OLDER = 'whsec_plJ3nmyCDGBKInavdOK15jsl'
const now = new Date(1_614_265_330_000)
const message = { messageId: 'msg_p5jXN8AQM9LWM0D4loKWxJek', body: '{"test": 2432232314}', now }

describe('signing', () => {
  test('as the published example has it', () => {
    expect(signMessage({ ...message, secrets: { secret: SECRET, former: [] } })).toMatchObject({
      'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
      'webhook-timestamp': '1614265330',
      'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
    })
  })

  test.each([
    ['none of theirs', [], 1],
    ['a day that is not over', [1000], 2],
    ['a day that is over', [0], 1],
    ['days of their own', [2000, 0, 1000], 3],
  ])('secrets before sign as well: %s', (_name, leftMs, count) => {
    const former = leftMs.map((left) => ({ secret: FORMER, until: new Date(now.getTime() + left) }))
    const signatures = signMessage({ ...message, secrets: { secret: SECRET, former } })['webhook-signature']?.split(' ')
    expect(signatures).toHaveLength(count)
    expect(signatures?.[0]).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=')
  })

  test('receivers with any of the secrets verify it', () => {
    const today = new Date()
    const until = new Date(today.getTime() + 1000)
    const former = [FORMER, OLDER].map((secret) => ({ secret, until }))
    const body = writeTestBody({ endpointId: 'x', now: today })
    const headers = signMessage({ messageId: 'msg_ű', body, secrets: { secret: SECRET, former }, now: today })
    for (const secret of [SECRET, FORMER, OLDER])
      expect(new Webhook(secret).verify(body, headers)).toMatchObject({ type: 'webhook.test' })
  })
})

const event: ToldAlert['events'][number] = {
  place: 0,
  kind: 'site',
  level: 'mid',
  importance: 'neutral',
  occurredOn: '2026-11-20',
  section: 'site',
  toldAs: 'news',
  before: null,
  after: { text: 'ű'.repeat(4000) },
}
const alert: ToldAlert = {
  position: 7,
  companyId: '10000001',
  importance: 'neutral',
  origin: 'register',
  heardAt: '2026-11-20T10:00:00.000Z',
  ruleIds: [],
  eventCount: 20,
  events: [],
  reportUrl: 'https://merleg.example/report/10000001/summary',
}

test.each([
  [1, 1, true],
  [3, 3, false],
  [20, 20, false],
])('an alert of %i long events is told in less than 20 kB', (count, told, hasDetails) => {
  const body = writeAlertBody({ ...alert, events: Array.from({ length: count }, (_, place) => ({ ...event, place })) })
  expect(Buffer.byteLength(body)).toBeLessThan(20_000)
  const { type, data } = z.object({ type: z.string(), data: ToldAlert }).parse(JSON.parse(body))
  expect([type, data.position, data.eventCount, data.events.length]).toEqual(['alert.created', 7, 20, told])
  expect(data.events[0]?.after !== null).toBe(hasDetails)
})
