import { expect, test } from 'vitest'
import { createRowMemo } from './row-memo.ts'

const rows = (count: number) => new Int32Array(count)

test('what was asked for longest ago goes first', () => {
  const memo = createRowMemo(1000)
  memo.keep('a', rows(350))
  memo.keep('b', rows(350))
  expect(memo.get('a')).toHaveLength(350)
  memo.keep('c', rows(350))
  expect(['a', 'b', 'c'].map((key) => memo.get(key)?.length)).toEqual([350, undefined, 350])
})

test('what is kept again takes the place of what was kept; what is larger than all is not kept', () => {
  const memo = createRowMemo(1000)
  memo.keep('a', rows(850))
  memo.keep('a', rows(50))
  memo.keep('b', rows(700))
  expect(['a', 'b'].map((key) => memo.get(key)?.length)).toEqual([50, 700])
  memo.keep('c', rows(1001))
  expect(['a', 'b', 'c'].map((key) => memo.get(key)?.length)).toEqual([undefined, undefined, undefined])
})

test('texts that find nobody do not pile up', () => {
  const memo = createRowMemo(1000)
  for (let number = 0; number < 50; number += 1) memo.keep(`nobody ${number}`, rows(0))
  const kept = Array.from({ length: 50 }, (_, number) => memo.get(`nobody ${number}`)).filter(
    (one) => one !== undefined,
  )
  expect(kept).toHaveLength(9)
})
