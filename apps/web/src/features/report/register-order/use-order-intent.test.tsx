import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ApiError } from '../../../shared/http/api-error.ts'
import { useOrderIntent } from './use-order-intent.ts'

const open = (id = '10000001') => renderHook(() => useOrderIntent(id)).result.current
const LOST = new ApiError({ status: 0, code: 'network' })
const REFUSED = new ApiError({ status: 409, code: 'publication.price-changed' })

test.each([
  ['no answer came', [LOST], true],
  ['the service was down', [new ApiError({ status: 503, code: 'service.unavailable' })], true],
  ['no answer came, and once more it was refused', [LOST, new ApiError({ status: 401, code: 'auth.required' })], true],
  ['no answer came, and once more it was placed', [LOST, undefined], false],
  ['it was refused', [REFUSED], false],
  ['it was placed', [undefined], false],
])('where %s, the same once more has the same key: %s', (_what, answers, isSame) => {
  const intent = open()
  const key = intent.keyOf(['copy', 'extract'])
  for (const [place, answer] of answers.entries()) {
    if (place > 0) expect(intent.keyOf(['copy', 'extract'])).toBe(key)
    intent.end(key, answer)
  }
  expect(intent.keyOf(['copy', 'extract']) === key).toBe(isSame)
})

test('a reload before the answer keeps the key, also where what is sent then is refused', () => {
  const key = open().keyOf(['copy'])
  expect(open().keyOf(['copy'])).toBe(key)
  open().end(key, REFUSED)
  expect(open().keyOf(['copy'])).toBe(key)
})

test('other documents, and those of another company, are another order', () => {
  const intent = open()
  const key = intent.keyOf(['copy'])
  expect(open('10000002').keyOf(['copy'])).not.toBe(key)
  expect(intent.keyOf(['copy', 'extract'])).not.toBe(key)
})

test('the late answer of one order does not end another that was sent meanwhile', () => {
  const intent = open()
  const first = intent.keyOf(['copy'])
  const second = intent.keyOf(['copy', 'extract'])
  intent.end(first)
  expect(intent.keyOf(['copy', 'extract'])).toBe(second)
})
