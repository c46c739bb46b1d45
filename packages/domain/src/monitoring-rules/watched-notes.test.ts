import { expect, test } from 'vitest'
import { meetsNotes } from './watched-notes.ts'

const noted = { importance: 'high', labels: ['vevő', 'export'] } as const

test.each([
  [{ importances: [], labels: [] }, true, true],
  [{ importances: ['high'], labels: ['export', 'más'] }, true, true],
  [{ importances: ['low'], labels: ['vevő'] }, false, true],
  [{ importances: ['low', 'high'], labels: ['más'] }, true, false],
] as const)('of %j a company has the importance %s, a label %s', (asked, importance, label) => {
  expect(meetsNotes(asked, noted)).toEqual({ importance, label })
})
