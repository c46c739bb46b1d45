import { expect, test } from 'vitest'
import type { AlertStep } from '@merleg/contract/alert-step'
import { COLLEAGUE, testingAlert } from './testing-alerts.ts'
import { findUndo } from './undo-steps.ts'

const before = [testingAlert(1), testingAlert(2, { assignee: COLLEAGUE }), testingAlert(3)]
const results = {
  notification: '',
  results: [
    { id: 1, outcome: 'taken' as const, version: 2, message: null },
    { id: 2, outcome: 'taken' as const, version: 5, message: null },
    { id: 3, outcome: 'changed' as const, version: 9, message: 'x' },
  ],
}
const seen = [expect.objectContaining({ id: 1, version: 2 }), expect.objectContaining({ id: 2, version: 5 })]

test.each([
  [{ action: 'done', text: 'x' }, [{ alerts: seen, step: { action: 'reopen', text: '' } }]],
  [{ action: 'propose', text: 'x' }, [{ alerts: seen, step: { action: 'return', text: '' } }]],
  [{ action: 'snooze', until: '2026-12-01' }, [{ alerts: seen, step: { action: 'wake' } }]],
  [
    { action: 'assign', assigneeId: 'me' },
    [
      { alerts: [seen[0]], step: { action: 'unassign' } },
      { alerts: [seen[1]], step: { action: 'assign', assigneeId: COLLEAGUE.userId } },
    ],
  ],
  [{ action: 'approve', text: '' }, []],
  [{ action: 'comment', text: 'x' }, []],
  [{ action: 'wake' }, []],
] satisfies [AlertStep, unknown[]][])('%o is taken back of those that took it', (step, undo) => {
  expect(findUndo(step, before, results)).toEqual(undo)
})
