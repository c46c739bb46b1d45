import { expect, test } from 'vitest'
import { ApiError } from './api-error.ts'
import { createQueryClient } from './query-client.ts'

test.each([
  ['no answer', { status: 0, code: 'network' }, 2],
  ['a server that is not ready', { status: 503, code: 'service.not-ready' }, 2],
  ['a fault', { status: 500, code: 'unexpected' }, 1],
  ['a refusal', { status: 404, code: 'company.not-found' }, 1],
] as const)('%s is told after so many attempts', async (_title, refusal, attempts) => {
  let asked = 0
  const queryFn = async (): Promise<never> => {
    asked += 1
    throw new ApiError(refusal)
  }
  const client = createQueryClient()
  const observed = client.query({ queryKey: [refusal.code], queryFn, ...client.getDefaultOptions().queries })
  await expect(observed).rejects.toMatchObject({ code: refusal.code })
  expect(asked).toBe(attempts)
})
