import { expect, test } from 'vitest'
import { compareBirth, UNREAD_BIRTH } from './birth-comparison.ts'

const year = (first: number, last = first) => ({ from: `${first}-01-01`, to: `${last}-12-31` })

test.each([
  ['a day', [{ from: '1982-03-04', to: '1982-03-04' }], '1982-03-04'],
  ['a year', [year(1982)], '1982'],
  ['a month of a year', [{ from: '1982-03-01', to: '1982-03-31' }], '1982'],
  ['years', [year(1982, 1984)], '1982–1984'],
  ['several', [year(1982), year(1985, 1986)], '1982, 1985–1986'],
  ['none that was read', [UNREAD_BIRTH], null],
])('of a list that tells %s it is told so', (_what, births, listed) => {
  expect(compareBirth('1982-05-06', births).listed).toBe(listed)
})
