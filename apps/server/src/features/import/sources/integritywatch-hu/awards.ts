import { basename } from 'node:path'
import type { SourceRecord } from '@merleg/domain/observation'
import { parseTaxNumber } from '@merleg/domain/tax-number'
import type { CsvRow } from '../../../../shared/csv.ts'
import type { FilePlace } from '../../../../shared/file-fault.ts'
import { normaliseSpaces, readNumber, readSlashedDay } from '../../reading/cell-values.ts'
import { FileGaps } from '../../reading/file-gaps.ts'
import { readRecords, rejectLine } from '../../reading/source-lines.ts'
import type { CompanyList } from './companies.ts'
import { describeCpv } from './cpv-titles.ts'

const COLUMNS = [
  'dataset',
  'tax_number',
  'company_names',
  'contract_value',
  'contracting_authority',
  'date',
  'link_notice',
  'main_cpv',
  'number_companies_win',
  'procurement_title',
  'registered_name',
] as const

type AwardRow = CsvRow<(typeof COLUMNS)[number]>

/**
 * Awards: one per company, notice and value, as the publisher has freed them of repetitions. In a consortium every
 * member has a line with the value of the whole contract. A company that stands there with two tax numbers has the
 * awards of 2019–2020 twice; the second line is rejected as a duplicate. Refuses the source when many awards are of
 * unknown companies or many companies have none.
 */
export async function* readAwards(
  path: string,
  companies: CompanyList,
  cpvTitles: ReadonlyMap<string, string>,
): AsyncGenerator<SourceRecord> {
  const unknownCompanies = new FileGaps()
  const winners = new Set<string>()
  const seen = new Map<string, number>()
  let last: FilePlace = { file: basename(path), line: 1 }
  yield* readRecords({ path, columns: COLUMNS }, (row) => {
    last = row
    const reading = parseTaxNumber(row.cell('tax_number'))
    if (!reading.ok) return [rejectLine(row, `tax-number-${reading.reason}`, row.cell('tax_number'))]
    const companyId = reading.taxNumber.stem8
    winners.add(companyId)
    if (unknownCompanies.count(companyId, !companies.ids.has(companyId)))
      return [rejectLine(row, 'unknown-company', row.cell('tax_number'))]
    return [readAward({ row, companyId, cpvTitles, seen })]
  })
  unknownCompanies.refuseIfCut(companies.last, 'companies with awards are not in it')
  const withoutAward = new FileGaps()
  for (const companyId of companies.ids) withoutAward.count(companyId, !winners.has(companyId))
  withoutAward.refuseIfCut(last, 'companies have no award in it')
}

type Award = { row: AwardRow; companyId: string; cpvTitles: ReadonlyMap<string, string>; seen: Map<string, number> }

function readAward({ row, companyId, cpvTitles, seen }: Award): SourceRecord {
  const awardedOn = readSlashedDay(row.cell('date'))
  if (awardedOn === null) return rejectLine(row, 'date', row.cell('date'))
  const valueText = row.cell('contract_value')
  const value = readNumber(valueText)
  if (value === null && valueText !== '') return rejectLine(row, 'amount', valueText)
  const winners = row.cell('number_companies_win')
  if (!/^\d{1,4}$/.test(winners)) return rejectLine(row, 'winner-count', winners)
  const noticeUrl = row.cell('link_notice')
  const noticeId = readNoticeId(noticeUrl)
  if (noticeId === null) return rejectLine(row, 'notice-link', noticeUrl)
  const slot = `${noticeId}:${value ?? ''}`
  const earlier = seen.get(`${companyId}/${slot}`)
  if (earlier !== undefined)
    return rejectLine(row, 'duplicate', `${row.cell('tax_number')} ${noticeId}, as on line ${earlier}`)
  seen.set(`${companyId}/${slot}`, row.line)
  return {
    type: 'fact',
    line: row.line,
    companyId,
    section: 'procurement-award',
    slot,
    validFrom: awardedOn,
    sourceRef: noticeUrl,
    payload: {
      title: normaliseSpaces(row.cell('procurement_title')),
      authority: normaliseSpaces(row.cell('contracting_authority')) || null,
      awardedOn,
      value,
      currency: 'HUF',
      cpv: describeCpv(row.cell('main_cpv'), cpvTitles),
      isConsortium: Number(winners) >= 2,
      noticeUrl,
    },
  }
}

/** The publisher's number of a notice, the last part of its address: `portal_2788_2018`. */
function readNoticeId(url: string): string | null {
  const id = /^https?:\/\/[^?#\s]+\/([\w-]{1,80})\/?$/.exec(url)?.[1]
  return id ?? null
}
