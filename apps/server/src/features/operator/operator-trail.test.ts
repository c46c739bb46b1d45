import { beforeAll, expect, test } from 'vitest'
import { readEndpoints } from '../../app/testing-endpoints.ts'
import { useTestApp } from '../../app/testing-app.ts'
import { stateOf, trailOf, whileTrailIsClosed } from '../audit/testing-trail.ts'
import { setPrices } from '../international-orders/testing-international-orders.ts'
import { addOperatedCompany, OPERATOR_ACTS, type OperatorCall } from './trail/testing-operator-acts.ts'

const server = useTestApp({ MERLEG_TRIALS: 'operator' })
let operator: Awaited<ReturnType<typeof server.signIn>>

beforeAll(async () => {
  await setPrices(server.deps.db)
  await addOperatedCompany(server)
  operator = await server.signIn({ claims: [], role: 'operator' })
})

const send = ({ path, payload }: OperatorCall) =>
  server.app.inject({ method: 'POST', url: `/api/operator${path}`, headers: operator.headers, payload })

test('every call by which the provider does something has its act in the table', async () => {
  const acting = (await readEndpoints()).filter(([, { role, method }]) => role === 'operator' && method !== 'GET')
  const listed = new Set(Object.keys(OPERATOR_ACTS).map((name) => name.split(', ')[0]))
  expect(listed).toEqual(new Set(acting.map(([name]) => name)))
})

test.each(Object.entries(OPERATOR_ACTS))('%s is done with its entry, or not at all', async (_name, of) => {
  const { db } = server.deps
  const call = await of.prepare(server)
  const before = await stateOf(db)
  await whileTrailIsClosed(db, async () => expect((await send(call)).statusCode).toBe(500))
  expect(await stateOf(db)).toEqual(before)
  // Nothing of it is remembered either: what can be done once is done now, and is no repetition.
  const answers: object[] = []
  const entries = await trailOf(db, async () => {
    const answer = await send(call)
    answers.push({ status: answer.statusCode, ...answer.json<object>() })
  })
  expect(answers).toMatchObject([{ status: 200 }])
  expect(answers).not.toMatchObject([{ isReplay: true }])
  const subscriberId = call.subscriberId ?? operator.subscriberId
  expect(entries).toMatchObject([{ act: of.act, actor: 'provider', subscriberId }])
})
