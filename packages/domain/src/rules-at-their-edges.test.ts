import { expect, test } from 'vitest'
import { daysBetween, monthsBefore } from './calendar-days.ts'
import { findBusinessStart, findWindingUp, hasLeftRegister, type LifeFact } from './company-life.ts'
import { findHeadcountOfYear, findLastHeadcount, listAccountsByYear, listComparedYears } from './counted-accounts.ts'
import { formatMoney } from './format/amount.ts'
import { formatDate, formatPeriod } from './format/date.ts'
import { formatNumber, formatPercent, formatProbability, formatStatedShare } from './format/number.ts'
import { recogniseLegalForm } from './legal-forms.ts'
import type { Locale } from './locale.ts'
import { bandOfPoints, liteBandOfPoints, sectorRiskOfPoints } from './risk-rating.ts'
import { findYearChange, type YearChange } from './year-change.ts'

/** What is given, what the rule says, what it has to say. */
type Row = readonly [given: string, said: unknown, expected: unknown]
const TABLE: (readonly [rule: string, ...row: Row])[] = []

const pointsOf = (change: YearChange): number | null => (change.kind === 'none' ? null : change.value)

/** No-break spaces made visible. */
const shown = (text: string | null): string | null => text?.replaceAll('\u00A0', '_') ?? null

function table(rule: string, rows: readonly Row[]): void {
  TABLE.push(...rows.map((row) => [rule, ...row] as const))
}

table('band of the rating', [
  ...[100, 85].map((points): Row => [`${points} points`, bandOfPoints(points), 'minimal']),
  ...[84, 67].map((points): Row => [`${points} points`, bandOfPoints(points), 'low']),
  ...[66, 51].map((points): Row => [`${points} points`, bandOfPoints(points), 'medium']),
  ...[50, 34].map((points): Row => [`${points} points`, bandOfPoints(points), 'risky']),
  ...[33, 16].map((points): Row => [`${points} points`, bandOfPoints(points), 'very-risky']),
  ...[15, 0].map((points): Row => [`${points} points`, bandOfPoints(points), 'extremely-risky']),
  ['not rated', bandOfPoints(null), 'unrated'],
])

table('band of the lite rating', [
  ...[100, 80].map((points): Row => [`${points} points`, liteBandOfPoints(points), 'minimal']),
  ...[79, 45].map((points): Row => [`${points} points`, liteBandOfPoints(points), 'medium']),
  ...[44, 0].map((points): Row => [`${points} points`, liteBandOfPoints(points), 'very-risky']),
  ['not rated', liteBandOfPoints(null), 'unrated'],
])

table('risk of a sector by the points in its middle', [
  ['67', sectorRiskOfPoints(67), 'A'],
  ['66', sectorRiskOfPoints(66), 'B'],
  ['51', sectorRiskOfPoints(51), 'B'],
  ['50', sectorRiskOfPoints(50), 'C'],
  ['not known', sectorRiskOfPoints(null), null],
])

const share = (value: number) => ({ kind: 'share', value })
const none = (reason: string, difference: number | null) => ({ kind: 'none', reason, difference })

table('change against the year before', [
  ['an amount from 100 to 125', findYearChange('currency', 125, 100), share(0.25)],
  ['an amount from 100 to nothing', findYearChange('currency', 0, 100), share(-1)],
  ['an amount from 100 to a loss of 50', findYearChange('currency', -50, 100), none('intoLoss', -150)],
  ['an amount from nothing to 50', findYearChange('currency', 50, 0), none('fromZero', 50)],
  ['an amount from nothing to nothing', findYearChange('currency', 0, 0), none('fromZero', 0)],
  ['an amount from a loss of 100 to a gain of 50', findYearChange('currency', 50, -100), none('fromLoss', 150)],
  ['an amount from a loss of 100 to one of 150', findYearChange('currency', -150, -100), none('fromLoss', -50)],
  ['an amount of which one year is not known', findYearChange('currency', 50, null), none('unknown', null)],
  ['people from 4 to 3', findYearChange('person', 3, 4), share(-0.25)],
  ['people from none to 3', findYearChange('person', 3, 0), none('fromZero', 3)],
  ['a share from −25 % to 50 %', findYearChange('percent', 0.5, -0.25), { kind: 'points', value: 0.75 }],
  ['a share from 6.649 % to 4.35 %, shown 6.6 and 4.4', pointsOf(findYearChange('percent', 0.0435, 0.06649)), -0.022],
  ['a share from 2.249 % to 2.351 %, shown 2.2 and 2.4', pointsOf(findYearChange('percent', 0.02351, 0.02249)), 0.002],
  ['a share of which both are shown as 2.4 %', pointsOf(findYearChange('percent', 0.02351, 0.0244)), 0],
  ['a share from −2.25 % to nothing', pointsOf(findYearChange('percent', 0, -0.0225)), 0.023],
  ['a quotient of which both are shown as 1.50', pointsOf(findYearChange('ratio', 1.504, 1.496)), 0],
  ['a quotient from 1.5 to 1', findYearChange('ratio', 1, 1.5), { kind: 'plain', value: -0.5 }],
  ['a quotient of which one year is not known', findYearChange('ratio', 1, null), none('unknown', null)],
])

const in3 = (write: (locale: Locale) => string) => [write('hu'), write('en'), write('de')].map(shown).join(' | ')

table('a ratio as per cent', [
  ['0.2', in3((locale) => formatPercent(locale, 0.2)), '20,0_% | 20.0% | 20,0_%'],
  ['0.07, which is no exact number', in3((locale) => formatPercent(locale, 0.07)), '7,0_% | 7.0% | 7,0_%'],
  ['a gain of 0.084', shown(formatPercent('hu', 0.084, { signed: true })), '+8,4_%'],
  ['a loss of 0.084', shown(formatPercent('hu', -0.084, { signed: true })), '−8,4_%'],
  ['no change', shown(formatPercent('hu', 0, { signed: true })), '0,0_%'],
  ['not known', formatPercent('hu', null), '–'],
  ['a holding of a quarter', in3((locale) => formatStatedShare(locale, 0.25)), '25_% | 25% | 25_%'],
  ['a holding of a third', in3((locale) => formatStatedShare(locale, 1 / 3)), '33,33_% | 33.33% | 33,33_%'],
])

table('a probability', [
  ['0', shown(formatProbability('hu', 0)), '<_0,01_%'],
  ['0.000049', shown(formatProbability('hu', 0.000049)), '<_0,01_%'],
  ['0.00005', shown(formatProbability('hu', 0.00005)), '0,01_%'],
  ['0.0016', in3((locale) => formatProbability(locale, 0.0016)), '0,16_% | 0.16% | 0,16_%'],
  ['0.00994', shown(formatProbability('hu', 0.00994)), '0,99_%'],
  ['0.00995', shown(formatProbability('hu', 0.00995)), '1,0_%'],
  ['0.0994', shown(formatProbability('hu', 0.0994)), '9,9_%'],
  ['0.0995', shown(formatProbability('hu', 0.0995)), '10_%'],
  ['0.9949', shown(formatProbability('hu', 0.9949)), '99_%'],
  ['0.995', shown(formatProbability('hu', 0.995)), '>_99_%'],
])

table('numbers, amounts, days', [
  ['1240', in3((locale) => formatNumber(locale, 1240)), '1_240 | 1_240 | 1_240'],
  ['−1234.5', in3((locale) => formatNumber(locale, -1234.5)), '−1_234,5 | −1_234.5 | −1_234,5'],
  ['−0.001', formatNumber('hu', -0.001), '0'],
  [
    '3 million forints',
    in3((locale) => formatMoney(locale, 3e6, 'HUF')),
    '3_000_000_Ft | 3_000_000_HUF | 3_000_000_HUF',
  ],
  ['29 February', in3((locale) => formatDate(locale, '2024-02-29')), '2024._02._29. | 29_Feb_2024 | 29.02.2024'],
  ['a day that is none', formatDate('hu', 'nonsense'), '–'],
  ['half-open, until 1 March 2020', shown(formatPeriod('hu', null, '2020-03-01')), '– 2020._02._29.'],
  ['a year before 29 February', monthsBefore('2024-02-29', 12), '2023-02-28'],
  ['days over the change of the clock', daysBetween('2026-03-01', '2026-04-01'), 31],
])

const life = (section: string, given: Partial<LifeFact> = {}): LifeFact => ({
  section,
  validFrom: null,
  isValid: true,
  status: null,
  on: null,
  ...given,
})
const founding = (on: string, isValid = true) => life('founding', { on, isValid })
const registered = (on: string | null, validFrom: string | null = null) =>
  life('registration', { status: 'registered', on, validFrom, isValid: false })
const ceased = (on: string | null, validFrom: string | null = null) =>
  life('registration', { status: 'ceased', on, validFrom })
const startOf = (...facts: LifeFact[]) => findBusinessStart(facts)?.on ?? null

table('since when a company is in business', [
  ['nothing known', startOf(), null],
  ['the founding goes before the entry', startOf(registered('2001-03-01'), founding('2001-01-15')), '2001-01-15'],
  ['a founding no longer in force', startOf(founding('1999-01-01', false), registered('2001-03-01')), '2001-03-01'],
  ['the first of two entries', startOf(registered('2005-01-01'), registered('2001-03-01')), '2001-03-01'],
  ['the day the entry names', startOf(registered('2001-03-01', '2000-01-01')), '2001-03-01'],
  ['an entry that names none', startOf(registered(null, '2002-02-02')), '2002-02-02'],
  ['an entry of which nobody knows since when', startOf(registered(null)), null],
  ['an entry asked for and not made', startOf(life('registration', { status: 'pending', on: '2001-01-01' })), null],
])

const asked = life('registration', { status: 'pending' })

table('has left its register', [
  ['of no register', hasLeftRegister([founding('2001-01-15')]), false],
  ['stands in it', hasLeftRegister([{ ...registered(null), isValid: true }]), false],
  ['left out of it', hasLeftRegister([registered(null)]), true],
  ['stands in another one', hasLeftRegister([registered(null), { ...registered(null), isValid: true }]), false],
  ['said to have ceased', hasLeftRegister([registered(null), ceased(null)]), false],
  ['asks to be entered again', hasLeftRegister([registered(null), asked]), false],
  ['asked, and was never entered', hasLeftRegister([{ ...asked, isValid: false }]), false],
])

table('since when a company is being wound up', [
  ['one that works', findWindingUp([{ ...registered('2001-03-01'), isValid: true }]), null],
  ['left out of its register', findWindingUp([registered('2001-03-01')]), ''],
  [
    'left out of its register while it was wound up',
    findWindingUp([
      registered('2001-03-01'),
      life('procedure', { validFrom: '2024-05-01', status: 'liquidation', isValid: false }),
    ]),
    '2024-05-01',
  ],
  ['of no register', findWindingUp([founding('2001-03-01')]), null],
  ['a liquidation', findWindingUp([life('liquidation', { validFrom: '2024-05-01' })]), '2024-05-01'],
  [
    'the dissolution before the liquidation',
    findWindingUp([life('liquidation', { validFrom: '2024-05-01' }), life('dissolution', { validFrom: '2023-01-01' })]),
    '2023-01-01',
  ],
  ['a procedure', findWindingUp([life('procedure', { validFrom: '2024-05-01' })]), null],
  [
    'a procedure that may be a liquidation',
    findWindingUp([life('procedure', { validFrom: '2024-05-01', status: 'liquidation dissolution' })]),
    '2024-05-01',
  ],
  [
    'a procedure that may be a bankruptcy',
    findWindingUp([life('procedure', { validFrom: '2024-05-01', status: 'bankruptcy' })]),
    null,
  ],
  ['since nobody knows when', findWindingUp([life('forced-deletion')]), ''],
  ['a bankruptcy', findWindingUp([life('bankruptcy', { validFrom: '2024-05-01' })]), null],
  ['one called off', findWindingUp([life('dissolution', { validFrom: '2020-01-01', isValid: false })]), null],
  [
    'one called off of a company that ceased',
    findWindingUp([life('dissolution', { validFrom: '2020-01-01', isValid: false }), ceased('2021-01-01')]),
    '2020-01-01',
  ],
  ['ceased on the day that is named', findWindingUp([ceased('2021-01-01', '2021-02-01')]), '2021-01-01'],
  ['ceased, no day named', findWindingUp([ceased(null, '2021-02-01')]), '2021-02-01'],
])

type Filed = {
  year: number
  isConsolidated: boolean
  currency: string
  layout: string
  unit: 1 | 1000
  amounts: Record<string, number>
  previousAmounts: Record<string, number>
  id: string
}
const filed = (year: number, id: string, given: Partial<Filed> = {}): Filed => ({
  year,
  id,
  isConsolidated: false,
  currency: 'HUF',
  layout: 'hu-simplified-a',
  unit: 1000,
  amounts: {},
  previousAmounts: {},
  ...given,
})
const group = { isConsolidated: true }
const before = { previousAmounts: { netSales: 1 } }
const byYear = (...accounts: Filed[]) =>
  [...listAccountsByYear(accounts)].map(([year, { id }]) => `${year} ${id}`).join(', ')
const compared = (...accounts: Filed[]) =>
  [...listComparedYears(accounts)]
    .map(
      ([
        year,
        {
          filed: { id },
          isPreviousColumn,
        },
      ]) => `${year} ${id}${isPreviousColumn ? ' (before)' : ''}`,
    )
    .join(', ')

table('which accounts count, the newest first', [
  ['none', byYear(), ''],
  ['its own beside consolidated ones', byYear(filed(2024, 'group', group), filed(2024, 'own')), '2024 own'],
  ['its own, though consolidated ones are newer', byYear(filed(2024, 'group', group), filed(2023, 'own')), '2023 own'],
  ['consolidated ones where there are no others', byYear(filed(2024, 'group', group)), '2024 group'],
  ['the first of several of a year', byYear(filed(2024, 'whole'), filed(2024, 'part')), '2024 whole'],
])

table('what is known of each year', [
  ['a year without accounts of its own', compared(filed(2024, 'a', before)), '2024 a, 2023 a (before)'],
  ['its own go before what the next say', compared(filed(2024, 'a', before), filed(2023, 'b')), '2024 a, 2023 b'],
  ['a gap that nobody tells of', compared(filed(2024, 'a'), filed(2021, 'b')), '2024 a, 2021 b'],
  ['another currency than the newest', compared(filed(2024, 'a'), filed(2023, 'b', { currency: 'EUR' })), '2024 a'],
  [
    'the accounts that tell of the year before, of several of a year',
    compared(filed(2024, 'whole'), filed(2024, 'part', before)),
    '2024 whole, 2023 part (before)',
  ],
])

const span = (persons: number, validFrom: string | null, validTo: string | null) => ({ persons, validFrom, validTo })
const peopleOf = (...spans: ReturnType<typeof span>[]) => findHeadcountOfYear(spans, 2024)?.persons ?? null

table('people of the year 2024', [
  ['from its last day', peopleOf(span(5, '2024-12-31', null)), 5],
  ['from the day after', peopleOf(span(5, '2025-01-01', null)), null],
  ['until its last day, which is no longer one of them', peopleOf(span(5, '2020-01-01', '2024-12-31')), null],
  ['since nobody knows when', peopleOf(span(5, null, null)), null],
])

const lastPeople = (...spans: ReturnType<typeof span>[]) => findLastHeadcount(spans, '2026-11-30')?.persons ?? null

table('people that were told last', [
  ['in force', lastPeople(span(4, '2020-01-01', '2024-01-01'), span(5, '2024-01-01', null)), 5],
  ['over', lastPeople(span(4, '2020-01-01', '2024-01-01'), span(5, '2024-01-01', '2025-03-01')), 5],
  ['from this day on', lastPeople(span(4, '2020-01-01', '2026-11-30'), span(5, '2026-11-30', null)), 5],
  ['from the day after on', lastPeople(span(4, '2020-01-01', '2026-12-01'), span(5, '2026-12-01', null)), 4],
  [
    'since nobody knows when, and another',
    lastPeople(span(4, null, '2024-01-01'), span(5, '2024-01-01', '2025-01-01')),
    5,
  ],
  ['none', lastPeople(), null],
])

const formOf = (name: string | null, code: string | null) => recogniseLegalForm({ name, code })?.key ?? null

table('legal form', [
  ['by its name, which tells those of one code apart', formOf('Nyilvánosan működő részvénytársaság', '114'), 'nyrt'],
  ['however it is capitalised', formOf('ZÁRTKÖRŰEN MŰKÖDŐ RÉSZVÉNYTÁRSASÁG', null), 'zrt'],
  ['by its key', formOf('SRL', 'ro-srl'), 'ro-srl'],
  ['by its code, the usual one of several', formOf('Valami más', '114'), 'zrt'],
  ['neither known', formOf('Valami más', '999'), null],
])

test.each(TABLE)('%s: %s', (_rule, _given, said, expected) => {
  expect(said).toEqual(expected)
})
