import { expect, test, vi } from 'vitest'
import { createKeptLog } from '../../../shared/testing-log.ts'
import { type ForeignReportProvider, NOT_AVAILABLE } from './foreign-report-provider.ts'
import { type GuardLimits, guardProvider } from './guard-provider.ts'
import { ProviderBusy, ProviderFault, ProviderMisread, ProviderRefusal } from './provider-fault.ts'

const LIMITS: GuardLimits = {
  searchMs: 5000,
  askMs: 5000,
  orderMs: 5000,
  documentMs: 5000,
  retries: 2,
  retryPauseMs: 1,
  faultsToOpen: 5,
  openMs: 60_000,
}
const CALL = { signal: AbortSignal.any([]) }
const ORDER = { ref: 'at-1', variant: 'small', language: 'hu', callRef: 'x', cost: null } as const
const PLACED = { orderNo: '1', state: 'ready', answer: {} } as const

function guard(own: Partial<ForeignReportProvider>, limits: Partial<GuardLimits> = {}) {
  const provider: ForeignReportProvider = {
    id: 'sandbox',
    mode: 'sandbox',
    name: 'Test',
    countries: ['at'],
    coverage: 'all',
    searchFields: ['name'],
    parts: { extended: [], small: [], check: [], profile: [] },
    isFree: false,
    isOrderRepeatable: false,
    search: async () => ({ hits: [], total: 0 }),
    availability: async () => ({
      extended: NOT_AVAILABLE,
      small: NOT_AVAILABLE,
      check: NOT_AVAILABLE,
      profile: NOT_AVAILABLE,
    }),
    order: async () => PLACED,
    find: async () => null,
    status: async () => PLACED,
    fetchDocument: async () => ({ pdf: Buffer.alloc(0), asOf: null, answer: null }),
    cancel: async () => false,
    ...own,
  }
  const { logger, lines } = createKeptLog('warn')
  return { guarded: guardProvider(provider, { logger, limits: { ...LIMITS, ...limits } }), lines }
}

const fails = () => Promise.reject(new ProviderFault('status 500'))
const never = ({ signal }: { signal: AbortSignal }) =>
  new Promise<never>((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('aborted'))))

test('one record that cannot be read does not shut the provider for everybody', async () => {
  const availability = vi.fn(() => Promise.reject(new ProviderMisread()))
  const { guarded } = guard({ availability })
  for (let round = 0; round < 6; round += 1)
    await expect(guarded.availability('at-1', CALL)).rejects.toThrow('another shape')
  expect(availability).toHaveBeenCalledTimes(6)
  await expect(guarded.search({ country: 'at' }, CALL)).resolves.toEqual({ hits: [], total: 0 })
})

test('what changes nothing is tried again, an order never', async () => {
  const [search, order] = [vi.fn(fails), vi.fn(fails)]
  const { guarded } = guard({ search, order })
  await expect(guarded.search({ country: 'at' }, CALL)).rejects.toThrow('status 500')
  await expect(guarded.order(ORDER, CALL)).rejects.toThrow('status 500')
  expect([search.mock.calls.length, order.mock.calls.length]).toEqual([3, 1])
})

test('a refusal is an answer: it is not asked again', async () => {
  const find = vi.fn(() => Promise.reject(new ProviderRefusal('not-available')))
  await expect(guard({ find }).guarded.find('x', CALL)).rejects.toMatchObject({ reason: 'not-available' })
  expect(find).toHaveBeenCalledTimes(1)
})

test.each([
  [1, 2],
  [60_000, 1],
])('of a provider that is busy for %i ms it is asked %i times', async (retryAfterMs, times) => {
  const find = vi.fn<ForeignReportProvider['find']>().mockRejectedValueOnce(new ProviderBusy(retryAfterMs))
  find.mockResolvedValue(null)
  await guard({ find })
    .guarded.find('x', CALL)
    .catch((error: unknown) => expect(error).toBeInstanceOf(ProviderBusy))
  expect(find).toHaveBeenCalledTimes(times)
})

test('no answer in time is a fault, and the call is told to end', async () => {
  const { guarded } = guard({ order: (_order, call) => never(call) }, { orderMs: 20 })
  await expect(guarded.order(ORDER, CALL)).rejects.toBeInstanceOf(ProviderFault)
})

test('after faults in a row the provider is left alone: surely nothing was ordered then', async () => {
  const order = vi.fn(fails)
  const { guarded, lines } = guard({ order })
  for (let round = 0; round < 5; round += 1)
    await expect(guarded.order(ORDER, CALL)).rejects.toBeInstanceOf(ProviderFault)
  await expect(guarded.order(ORDER, CALL)).rejects.toMatchObject({ reason: 'provider-down' })
  await expect(guarded.search({ country: 'at' }, CALL)).rejects.toBeInstanceOf(ProviderRefusal)
  expect(order).toHaveBeenCalledTimes(5)
  expect(lines.join('')).toContain('left alone for a while')
})

test('refusals leave it open', async () => {
  const order = vi.fn(() => Promise.reject(new ProviderRefusal('price-changed')))
  const { guarded } = guard({ order })
  for (let round = 0; round < 8; round += 1)
    await expect(guarded.order(ORDER, CALL)).rejects.toMatchObject({ reason: 'price-changed' })
  expect(order).toHaveBeenCalledTimes(8)
})
