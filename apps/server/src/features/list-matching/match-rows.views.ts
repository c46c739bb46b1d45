import type { EndpointAnswer, EndpointInput } from '@merleg/contract/endpoint'
import type { matchCompanies } from '@merleg/contract/list-matching.contract'
import type { MatchCandidate, MatchedCompany, MatchRow } from '@merleg/contract/matching-rows'
import { reportPage } from '@merleg/contract/pages'
import type { DbOrTx } from '@merleg/db/connect'
import { COLUMN_ROLES, type ColumnRole } from '@merleg/domain/list-matching/column-roles'
import { readGivenCompany } from '@merleg/domain/list-matching/given-company'
import type { MatchingReason } from '@merleg/domain/list-matching/grading'
import type { MatchedCandidate, RowGrade } from '@merleg/domain/list-matching/row-grading'
import type { Locale } from '@merleg/domain/locale'
import { showTaxNumber } from '@merleg/domain/tax-number'
import { getTranslator } from '@merleg/i18n/translator'
import { renderRisk, UNRATED } from '../../shared/shown-risk.ts'
import { renderStatusOn } from '../../shared/status-badge.ts'
import { listLastTold } from '../register/last-told.repository.ts'
import { listFoundRatings } from '../search/found-ratings.repository.ts'
import { listMatchCompanies } from './match-companies.repository.ts'
import { matchRows } from './match-rows.usecases.ts'
import type { StoredRow } from './matching-rows.repository.ts'

/** Who reads, and when (YYYY-MM-DD). */
export type Reader = { locale: Locale; today: string }
type Companies = ReadonlyMap<string, MatchedCompany>

const MAX_SHOWN = 200

/** What speaks against a company, and what only goes with it. */
const AGAINST: ReadonlySet<MatchingReason> = new Set<MatchingReason>([
  'tax-number-differs',
  'register-number-differs',
  'name-differs',
  'place-differs',
  'country-differs',
  'several-alike',
  'country-not-given',
])
const NEUTRAL: ReadonlySet<MatchingReason> = new Set<MatchingReason>([
  'name-not-given',
  'name-other-known',
  'name-form-missing',
  'name-form-differs',
  'name-some-words',
  'name-similar',
  'company-ceased',
  'place-unknown',
])

/** Companies by their id as rows show them, with status and rating. */
export async function loadMatchedCompanies(
  db: DbOrTx,
  companyIds: readonly string[],
  { locale, today }: Reader,
): Promise<Companies> {
  const asked = [...new Set(companyIds)]
  const [companies, lastTold, ratings] = await Promise.all([
    listMatchCompanies(db, asked),
    listLastTold(db, asked),
    listFoundRatings(db, asked),
  ])
  return new Map(
    [...companies].map(([companyId, row]) => {
      const risk = renderRisk(locale, ratings.get(companyId) ?? UNRATED)
      const company: MatchedCompany = {
        companyId,
        name: { value: row.name, url: reportPage(companyId, 'summary') },
        address: row.seat,
        taxNumber: row.taxNumber === null ? null : showTaxNumber(row.taxNumber),
        registrationNumber: row.registerNumber,
        countryCode: row.countryCode,
        status: renderStatusOn(locale, row.status, { lastTold: lastTold.get(companyId) ?? null, today }),
        isMadeUp: row.isMadeUp,
        risk: { value: risk.value, band: risk.band, label: risk.label },
      }
      return [companyId, company]
    }),
  )
}

type Rendering = { roles: readonly (ColumnRole | null)[]; titles: readonly string[]; reader: Reader }

/** Stored rows in the words of the reader. A company that the register has dropped since is no candidate any more. */
export async function renderRows(db: DbOrTx, rows: readonly StoredRow[], shown: Rendering): Promise<MatchRow[]> {
  const companyIds = rows.flatMap(({ candidates, decidedCompanyId }) => [
    ...candidates.map(({ companyId }) => companyId),
    ...(decidedCompanyId === null ? [] : [decidedCompanyId]),
  ])
  const companies = await loadMatchedCompanies(db, companyIds, shown.reader)
  return rows.map((row) => renderRow(row, { ...shown, companies }))
}

function renderRow(
  row: StoredRow,
  { roles, titles, reader, companies }: Rendering & { companies: Companies },
): MatchRow {
  const t = getTranslator(reader.locale, 'list-matching/answers')
  const sure = findSureCompany(row)
  return {
    row: row.row,
    given: COLUMN_ROLES.flatMap((role) =>
      roles.flatMap((other, index) =>
        other === role && (row.cells[index] ?? '') !== ''
          ? [{ role, title: titles[index] ?? '', value: (row.cells[index] ?? '').slice(0, MAX_SHOWN) }]
          : [],
      ),
    ),
    grade: { key: row.grade, value: t(`grades.${row.grade}`) },
    notes: row.notes.map((note) => t(`notes.${note}`)),
    candidates: renderCandidates(row.candidates, companies, reader.locale),
    decision: row.decision ?? 'open',
    decisionText: t(`decisions.${toDecisionState(row)}`),
    company: sure === null ? null : (companies.get(sure) ?? null),
    sameAs: row.sameAs,
    sameAsCount: row.sameAsCount,
  }
}

/** The company that stands for a row: decided for, or certain and not decided otherwise. */
export function findSureCompany(
  row: Pick<StoredRow, 'decision' | 'decidedCompanyId' | 'grade' | 'candidates'>,
): string | null {
  if (row.decision === 'company') return row.decidedCompanyId
  if (row.decision === 'none' || row.grade !== 'certain') return null
  return row.candidates[0]?.companyId ?? null
}

type DecisionState = 'automatic' | 'open' | 'unknown' | 'company' | 'none'

/** What became of a row, in one word. */
export function toDecisionState({
  decision,
  grade,
}: {
  decision: StoredRow['decision']
  grade: RowGrade
}): DecisionState {
  if (decision !== null) return decision
  if (grade === 'certain') return 'automatic'
  return grade === 'none' ? 'unknown' : 'open'
}

function renderCandidates(
  candidates: readonly MatchedCandidate[],
  companies: Companies,
  locale: Locale,
): MatchCandidate[] {
  const t = getTranslator(locale, 'list-matching/answers')
  return candidates.flatMap(({ companyId, grade, reasons }) => {
    const company = companies.get(companyId)
    if (company === undefined) return []
    return {
      ...company,
      grade: { key: grade, value: t(`grades.${grade}`) },
      reasons: reasons.map((code) => ({ code, text: t(`reasons.${code}`), tone: toneOf(code) })),
    }
  })
}

function toneOf(code: MatchingReason): 'for' | 'against' | 'neutral' {
  if (AGAINST.has(code)) return 'against'
  return NEUTRAL.has(code) ? 'neutral' : 'for'
}

const FIELDS = {
  'tax-number': 'taxNumber',
  'register-number': 'registerNumber',
  name: 'name',
  zip: 'zip',
  settlement: 'settlement',
  street: 'street',
  address: 'address',
  country: 'country',
} as const satisfies Record<ColumnRole, string>

type Asked = EndpointInput<typeof matchCompanies>['body']['rows']

/** Rows of a call matched at once. */
export async function getMatchedRows(
  db: DbOrTx,
  asked: Asked,
  reader: Reader,
): Promise<EndpointAnswer<typeof matchCompanies>> {
  const t = getTranslator(reader.locale, 'list-matching/answers')
  const given = asked.map((row) =>
    readGivenCompany(
      COLUMN_ROLES.map((role) => row[FIELDS[role]] ?? ''),
      COLUMN_ROLES,
    ),
  )
  const matched = await matchRows(db, given)
  const companyIds = matched.flatMap(({ candidates }) => candidates.map(({ companyId }) => companyId))
  const companies = await loadMatchedCompanies(db, companyIds, reader)
  return {
    rows: matched.map(({ grade, notes, candidates }) => ({
      grade: { key: grade, value: t(`grades.${grade}`) },
      notes: notes.map((note) => t(`notes.${note}`)),
      candidates: renderCandidates(candidates, companies, reader.locale),
    })),
  }
}
