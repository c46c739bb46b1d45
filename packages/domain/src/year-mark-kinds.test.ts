import { expect, test } from 'vitest'
import { isErrorMark, listCharted, YEAR_MARK_KINDS } from './year-mark-kinds.ts'

test('charts draw every year but those of which nothing tells the unit', () => {
  const marks = [null, ...YEAR_MARK_KINDS.map((kind) => ({ kind }))]
  const drawn = listCharted(
    marks.map((_, index) => index),
    marks,
  )
  expect(marks.filter((_, index) => drawn[index] === null)).toEqual([{ kind: 'unclear' }])
  expect(listCharted([1, null], [])).toEqual([1, null])
})

test('errors and notes are told apart', () => {
  expect(YEAR_MARK_KINDS.filter(isErrorMark)).toEqual(['corrected', 'replaced', 'flawed', 'unclear'])
})
