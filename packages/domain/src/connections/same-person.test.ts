import { expect, test } from 'vitest'
import { judgeSameness } from './same-person.ts'

const agreed = {
  companies: 3,
  entries: 4,
  names: 1,
  motherNames: 1,
  birthDates: 1,
  withMotherName: 4,
  withBirthDate: 4,
}

test.each([
  ['single', { companies: 1, entries: 2 }],
  ['certain', {}],
  ['strong', { birthDates: 0, withBirthDate: 0 }],
  ['strong', { withMotherName: 3 }],
  ['weak', { birthDates: 0, withBirthDate: 0, motherNames: 0, withMotherName: 0 }],
  ['weak', { withBirthDate: 3, withMotherName: 3 }],
  ['doubtful', { names: 2 }],
  ['doubtful', { birthDates: 2 }],
  ['doubtful', { motherNames: 2 }],
] as const)('%s where %o', (level, given) => {
  expect(judgeSameness({ ...agreed, ...given })).toBe(level)
})
