import { describe, expect, test } from 'vitest'
import {
  chooseTold,
  isEventTold,
  isFailureNews,
  isMonitoringEventKind,
  levelNumber,
  MONITORING_EVENT_KINDS,
  NEWS_KINDS,
  type MonitoringEventKind,
  monitoringEventRule,
  type MonitoringLevel,
} from './monitoring-events.ts'

test.each([
  ['news', 'liquidation', 'negative', '2020-01-01', true],
  ['backdated', 'forced-deletion', 'negative', '2026-11-17', true],
  ['backdated', 'bankruptcy', 'negative', '2026-11-10', false],
  ['backdated', 'bankruptcy', 'negative', '2026-12-01', false],
  ['corrected', 'liquidation', 'negative', '2026-11-17', false],
  ['news', 'liquidation', 'neutral', '2026-11-17', false],
  ['news', 'dissolution', 'negative', '2026-11-17', false],
] as const)('%s of a %s (%s) of %s tells of a failure: %s', (toldAs, kind, importance, occurredOn, expected) => {
  const days = { from: '2026-11-16', to: '2026-11-23' }
  expect(isFailureNews({ toldAs, kind, importance, occurredOn }, days)).toBe(expected)
})

describe('levels are those of the rulings', () => {
  const of = (level: MonitoringLevel) =>
    MONITORING_EVENT_KINDS.filter((kind) => monitoringEventRule(kind).level === level)

  test('basic', () => {
    expect(of('basic').toSorted()).toEqual(
      [
        ...'name short-name seat capital signatory member beneficial-owner legal-form ceased registration'.split(' '),
        ...['bankruptcy', 'liquidation', 'dissolution', 'forced-deletion'].flatMap((kind) => [kind, `${kind}-ended`]),
        ...['suspended', 'deleted', 'restored', 'valid'].map((status) => `tax-number-${status}`),
        'vat-check-invalid',
        'vat-check-valid',
        'activity-suspension',
        'activity-suspension-ended',
      ].toSorted(),
    )
  })

  test('mid', () => {
    expect(of('mid').toSorted()).toEqual(
      [
        ...'site branch activity bank-account contact headcount predecessor successor'.split(' '),
        ...'statement-filed missing-statement'.split(' '),
        ...['enforcement', 'tax-enforcement', 'tax-finding', 'lien', 'procedure'].flatMap((kind) => [
          kind,
          `${kind}-ended`,
        ]),
      ].toSorted(),
    )
  })

  test('high', () => {
    expect(of('high').toSorted()).toEqual(
      [
        ...'auditor supervisory-board tax-debt tax-debt-reduced tax-debt-unsized tax-debt-unsized-ended sanction sanction-ended ban'.split(
          ' ',
        ),
        ...'ban-lifted related-failure rating-worse rating-better rating-changed rating-model'.split(' '),
        'final-owner',
        'sanction-match',
        'sanction-match-changed',
      ].toSorted(),
    )
  })
})

test('what no level tells', () => {
  expect(MONITORING_EVENT_KINDS.filter((kind) => !NEWS_KINDS.includes(kind))).toEqual(['rating-points'])
})

test('what is good news', () => {
  expect(MONITORING_EVENT_KINDS.filter((kind) => monitoringEventRule(kind).importance === 'positive')).toEqual([
    'tax-number-restored',
    'lien-ended',
    'tax-debt-reduced',
    'sanction-ended',
    'ban-lifted',
    'rating-better',
  ])
  expect(isMonitoringEventKind('constructor')).toBe(false)
})

test.each([
  ['name', 'basic', false, false, true],
  ['name', 'basic', true, false, false],
  ['liquidation', 'basic', true, false, true],
  ['site', 'basic', false, false, false],
  ['site', 'mid', false, false, true],
  ['ban', 'mid', true, true, false],
  ['ban', 'high', true, false, true],
  ['sanction-match', 'mid', false, true, false],
  ['sanction-match', 'high', true, false, true],
  ['sanction-match-changed', 'high', true, false, true],
  ['successor', 'basic', false, false, false],
  ['successor', 'basic', true, true, true],
  ['liquidation-ended', 'high', true, false, false],
  ['liquidation-ended', 'basic', true, true, true],
  ['rating-points', 'high', false, true, false],
] as const)(
  '%s at %s, only negative: %s, with closings: %s: told: %s',
  (kind, level, onlyNegative, withClosings, isTold) => {
    const rule = monitoringEventRule(kind satisfies MonitoringEventKind)
    const event = { kind, level: levelNumber(rule.level), importance: rule.importance }
    expect(isEventTold(event, { level, onlyNegative, withClosings })).toBe(isTold)
  },
)

test('who was alerted to what he does not want to hear any more is told all of it', () => {
  type Event = Parameters<typeof isEventTold>[0]
  const name: Event = { kind: 'name', level: 1, importance: 'neutral' }
  const lien: Event = { kind: 'lien', level: 2, importance: 'negative' }
  const wish = { level: 'basic', onlyNegative: false, withClosings: false } as const
  expect(chooseTold([lien, name], wish)).toEqual([name])
  expect(chooseTold([lien, name], { ...wish, onlyNegative: true })).toEqual([lien, name])
})
