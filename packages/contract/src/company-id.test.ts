import { parseReportId, REPORT_ID_MAX_LENGTH } from '@merleg/domain/report-id'
import { expect, test } from 'vitest'
import { listAlerts } from './alerts.contract.ts'
import { CompanyQuery } from './company-search-query.ts'
import { ComparedIds } from './comparison.contract.ts'
import { CompanyId, ReportIdParams } from './fields.ts'
import { decideMatchingRow } from './list-matching.contract.ts'
import { addWatched, listWatchStates, toggleWatched } from './watch-list.contract.ts'

const part = 'x'.repeat(30)
const LONGEST = `de-${part}-${part}-${part}`
const ID = CompanyId

test('the longest id is one, a longer one is none', () => {
  expect(LONGEST).toHaveLength(REPORT_ID_MAX_LENGTH)
  expect(parseReportId(LONGEST)).toMatchObject({ kind: 'foreign', countryCode: 'DE' })
  expect(ID.safeParse(LONGEST).success).toBe(true)
  expect(ID.safeParse(`${LONGEST}x`).success).toBe(false)
})

test.each([
  ['a report', ReportIdParams, { id: LONGEST }],
  ['the toggle of watching', toggleWatched.params, { tax8: LONGEST }],
  ['what is watched', addWatched.body, { companyIds: [LONGEST] }],
  ['what is asked of the watch list', listWatchStates.query, { companies: Array(100).fill(LONGEST).join(',') }],
  ['a decision of list matching', decideMatchingRow.body, { decision: 'company', companyId: LONGEST }],
  ['alerts of a company', listAlerts.query, { company: LONGEST }],
  ['companies to find similar ones to', CompanyQuery, { more: { similarTo: [LONGEST] } }],
  [
    'companies to compare',
    ComparedIds,
    Array.from({ length: 50 }, (_, at) => `de-${part}-${part}-${String(at).padStart(30, '0')}`).join(','),
  ],
])('%s may have the longest id', (_where, schema, value) => {
  expect(schema.safeParse(value).error).toBeUndefined()
})
