import type { Alert } from '@merleg/contract/alert'
import type { AlertStep } from '@merleg/contract/alert-step'
import { describe, expect, test } from 'vitest'
import { COLLEAGUE, testingAlert } from './testing-alerts.ts'
import { findUndo } from './undo-steps.ts'

const today = '2026-11-20'
const before = [testingAlert(1), testingAlert(2, { assignee: COLLEAGUE }), testingAlert(3)]
const results = [
  { id: 1, outcome: 'taken' as const, version: 2, message: null },
  { id: 2, outcome: 'taken' as const, version: 5, message: null },
  { id: 3, outcome: 'changed' as const, version: 9, message: 'x' },
]
const seen = [
  { id: 1, version: 2 },
  { id: 2, version: 5 },
]

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
  expect(findUndo(step, { before, results, today })).toEqual(undo)
})

describe('an alert is as it was before', () => {
  const taken = (id: number) => ({ id, outcome: 'taken' as const, version: 2, message: null })
  const reopen = { alerts: [{ id: 1, version: 2 }], step: { action: 'reopen', text: '' } }
  const giveBack = { alerts: [{ id: 1, version: 2 }], step: { action: 'return', text: '' } }
  const done = { action: 'done', text: 'x' } as const
  const propose = { action: 'propose', text: 'x' } as const
  const snooze = { action: 'snooze', until: '2027-01-01' } as const
  // Days begin at midnight in Hungary.
  const december = '2026-11-30T23:00:00.000Z'
  const until = { action: 'snooze', until: '2026-12-01' }
  test.each([
    ['snoozed to another day', { snoozedUntil: december }, snooze, [{ alerts: reopen.alerts, step: until }]],
    [
      'snoozed, where the former day is today',
      { snoozedUntil: '2026-11-19T23:00:00.000Z' },
      snooze,
      [{ alerts: reopen.alerts, step: { action: 'wake' } }],
    ],
    ['closed', {}, done, [reopen]],
    [
      'closed while snoozed',
      { snoozedUntil: december },
      done,
      [reopen, { alerts: [{ id: 1, version: 3 }], step: until }],
    ],
    ['closed over a proposal, which would be lost', { state: 'proposed', proposedBy: COLLEAGUE }, done, []],
    [
      'proposed while snoozed',
      { snoozedUntil: december },
      propose,
      [giveBack, { alerts: [{ id: 1, version: 3 }], step: until }],
    ],
  ] satisfies [string, Partial<Alert>, AlertStep, unknown[]][])('%s', (_title, was, step, undo) => {
    expect(findUndo(step, { before: [testingAlert(1, was)], results: [taken(1)], today })).toEqual(undo)
  })

  test('each to its own day', () => {
    const both = [testingAlert(1), testingAlert(2, { snoozedUntil: december })]
    expect(findUndo(snooze, { before: both, results: [taken(1), taken(2)], today })).toEqual([
      { alerts: [{ id: 1, version: 2 }], step: { action: 'wake' } },
      { alerts: [{ id: 2, version: 2 }], step: until },
    ])
  })
})
