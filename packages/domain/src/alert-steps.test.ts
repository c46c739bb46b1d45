import { describe, expect, test } from 'vitest'
import {
  ALERT_ACTIONS,
  type AlertStanding,
  applyStep,
  findStepRefusal,
  listPossibleSteps,
  TAKEN,
} from './alert-steps.ts'

const ME = 'me'
const open: AlertStanding = { state: 'open', assigneeId: null, isSnoozed: false, proposedBy: null }
const snoozed: AlertStanding = { ...open, isSnoozed: true }
const taken: AlertStanding = { ...open, assigneeId: ME }
const mine: AlertStanding = { ...open, state: 'proposed', proposedBy: ME }
const others: AlertStanding = { ...open, state: 'proposed', proposedBy: 'another' }
const done: AlertStanding = { ...open, state: 'done' }

test.each([
  ['open', open, ['assign', 'comment', 'done', 'snooze'], ['assign', 'comment', 'propose', 'snooze']],
  [
    'put aside',
    snoozed,
    ['assign', 'comment', 'done', 'snooze', 'wake'],
    ['assign', 'comment', 'propose', 'snooze', 'wake'],
  ],
  [
    'assigned',
    taken,
    ['assign', 'unassign', 'comment', 'done', 'snooze'],
    ['assign', 'unassign', 'comment', 'propose', 'snooze'],
  ],
  ['proposed by oneself', mine, ['assign', 'comment', 'return', 'done'], ['assign', 'comment', 'return']],
  [
    'proposed by another',
    others,
    ['assign', 'comment', 'approve', 'return', 'done'],
    ['assign', 'comment', 'approve', 'return'],
  ],
  ['done', done, ['comment', 'reopen'], ['comment', 'reopen']],
] as const)('%s: what can be done alone, and with a second pair of eyes', (_title, alert, alone, withFourEyes) => {
  expect(listPossibleSteps(alert, { userId: ME, hasFourEyes: false })).toEqual(alone)
  expect(listPossibleSteps(alert, { userId: ME, hasFourEyes: true })).toEqual(withFourEyes)
})

test.each([
  ['approve', mine, true, 'own-proposal'],
  ['approve', others, true, null],
  ['approve', open, true, 'wrong-state'],
  ['done', open, true, 'four-eyes'],
  ['done', others, true, 'four-eyes'],
  ['done', done, true, 'wrong-state'],
  ['propose', open, false, null],
  ['snooze', others, false, 'wrong-state'],
  ['wake', open, false, 'wrong-state'],
] as const)('%s of %o', (action, alert, hasFourEyes, refusal) => {
  expect(findStepRefusal(action, alert, { userId: ME, hasFourEyes })).toBe(refusal)
})

describe('what becomes of an alert', () => {
  const given = { userId: ME, now: new Date(0), assigneeId: 'she', snoozedUntil: new Date(1) }

  test.each([
    ['comment', {}],
    ['assign', { assigneeId: 'she' }],
    ['unassign', { assigneeId: null }],
    ['propose', { state: 'proposed', proposedBy: ME, snoozedUntil: null }],
    ['approve', { state: 'done', decidedBy: ME, decidedAt: new Date(0) }],
    ['return', { state: 'open', proposedBy: null }],
    ['done', { state: 'done', proposedBy: null, decidedBy: ME, decidedAt: new Date(0), snoozedUntil: null }],
    ['reopen', { state: 'open', proposedBy: null, decidedBy: null, decidedAt: null }],
    ['snooze', { snoozedUntil: new Date(1) }],
    ['wake', { snoozedUntil: null }],
  ] as const)('%s', (action, becomes) => expect(applyStep(action, given)).toEqual(becomes))

  test('every step has a word of its own afterwards', () => {
    expect(new Set(ALERT_ACTIONS.map((action) => TAKEN[action])).size).toBe(ALERT_ACTIONS.length)
  })
})
