import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ApiError } from '../../../shared/http/api-error.ts'
import { useOrderIntent } from './use-order-intent.ts'

test.each([
  ['no answer came', new ApiError({ status: 0, code: 'network' }), true],
  ['the service was down', new ApiError({ status: 503, code: 'service.unavailable' }), true],
  ['it was refused', new ApiError({ status: 409, code: 'publication.price-changed' }), false],
  ['it was placed', undefined, false],
])('where %s, the same once more has the same key: %s', (_what, error, isSame) => {
  const { result } = renderHook(() => useOrderIntent())
  const key = result.current.keyOf(['copy', 'extract'])
  expect(result.current.keyOf(['copy', 'extract'])).toBe(key)
  result.current.end(error)
  expect(result.current.keyOf(['copy', 'extract']) === key).toBe(isSame)
})

test('other documents are another order', () => {
  const { result } = renderHook(() => useOrderIntent())
  expect(result.current.keyOf(['copy'])).not.toBe(result.current.keyOf(['copy', 'extract']))
})
