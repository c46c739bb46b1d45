import { expect, test } from 'vitest'
import { createRowMemo } from './row-memo.ts'

const rows = (count: number) => new Int32Array(count)

test('what was asked for longest ago goes first', () => {
  const memo = createRowMemo(10)
  memo.keep('a', rows(4))
  memo.keep('b', rows(4))
  expect(memo.get('a')).toHaveLength(4)
  memo.keep('c', rows(4))
  expect(['a', 'b', 'c'].map((key) => memo.get(key)?.length)).toEqual([4, undefined, 4])
})

test('what is kept again takes the place of what was kept; what is larger than all is not kept', () => {
  const memo = createRowMemo(10)
  memo.keep('a', rows(9))
  memo.keep('a', rows(2))
  memo.keep('b', rows(8))
  expect(['a', 'b'].map((key) => memo.get(key)?.length)).toEqual([2, 8])
  memo.keep('c', rows(11))
  expect(['a', 'b', 'c'].map((key) => memo.get(key)?.length)).toEqual([undefined, undefined, undefined])
})
