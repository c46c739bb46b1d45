import { describe, expect, test } from 'vitest'
import type { MonitoringWish } from '../monitoring-events.ts'
import type { Happening } from './alert-rule.ts'
import { listToldSections } from './told-sections.ts'

const wish = (level: MonitoringWish['level'], onlyNegative = false): MonitoringWish => ({
  level,
  onlyNegative,
  withClosings: false,
})
const events = (given: Partial<Extract<Happening, { kind: 'events' }>>): Happening => ({
  kind: 'events',
  kinds: [],
  importances: [],
  level: null,
  ...given,
})

/** Of lists and registers that move a rating. */
const RATED = ['sanction', 'tax-debt', 'lien', 'enforcement', 'bankruptcy', 'statement', 'headcount'] as const

describe('sections of which anything may be told', () => {
  test.each([
    ['basic', wish('basic'), [], [], ['sanction', 'tax-debt', 'tax-finding']],
    ['mid', wish('mid'), [], ['tax-finding'], ['sanction', 'tax-debt']],
    ['high', wish('high'), [], ['sanction', 'tax-debt', 'tax-finding'], []],
    ['high, negative only', wish('high', true), [], ['sanction', 'tax-debt', 'auditor'], ['supervisory-board']],
    ['a rule of matches', wish('basic'), [events({ kinds: ['sanction-match'] })], ['sanction'], ['tax-debt']],
    ['a rule of any kind', wish('basic'), [events({})], ['sanction', 'tax-debt'], []],
    ['a rule of any kind of a level', wish('basic'), [events({ level: 'mid' })], ['tax-finding'], ['sanction']],
    ['a rule of good news', wish('basic'), [events({ importances: ['positive'] })], ['sanction'], ['tax-finding']],
    ['a rule of a limit of points', wish('basic'), [{ kind: 'rating-below', points: 20 }], RATED, ['tax-finding']],
    ['a rule of bands', wish('basic'), [{ kind: 'rating-falls', bands: 1, months: 3 }], RATED, ['tax-finding']],
    ['a rule of events of ratings', wish('basic'), [events({ kinds: ['rating-better'] })], RATED, ['tax-finding']],
    [
      'a rule of figures',
      wish('basic'),
      [{ kind: 'turns', figure: 'ebitda', to: 'negative' }],
      ['statement'],
      ['lien'],
    ],
    ['a rule of missing accounts', wish('basic'), [events({ kinds: ['missing-statement'] })], ['statement'], ['lien']],
  ] as const)('%s', (_title, asked, happenings, told, untold) => {
    const sections = listToldSections(asked, [{ happenings }])
    expect(sections).toEqual(expect.arrayContaining(['name', 'liquidation', ...told].slice(asked.onlyNegative ? 1 : 0)))
    expect(sections.filter((section) => (untold as readonly string[]).includes(section))).toEqual([])
  })
})
