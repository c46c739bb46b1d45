import { CONNECTION_GROUPS, type CONNECTION_FILES } from '@merleg/contract/report/connection-list.contract'
import type { DbOrTx } from '@merleg/db/connect'
import { dayBefore } from '@merleg/domain/calendar-days'
import { formatDate } from '@merleg/domain/format/date'
import type { Locale } from '@merleg/domain/locale'
import { getTranslator } from '@merleg/i18n/translator'
import { AppError } from '../../../app/app-error.ts'
import type { FileAnswer } from '../../../app/endpoint-stream.ts'
import { writeCsv } from '../../../shared/csv-text.ts'
import { renderStatusBadge } from '../../../shared/status-badge.ts'
import { type CellKind, renderWorkbook } from '../../../shared/xlsx.ts'
import { readCompanyNetwork } from '../../connections/company-network.ts'
import type { Party } from '../../connections/parties.repository.ts'
import type { Tie } from '../../connections/ties.repository.ts'
import { listTieSources, type TieSource } from '../../connections/tie-sources.repository.ts'
import { findProfile } from '../../register/profiles.repository.ts'
import { toFileName } from '../words/file-name.ts'
import { collectConnections, type Connection } from './collect-connections.ts'
import { narrowConnections } from './narrow-connections.ts'
import { describeRole } from '../rows/tie-rows.ts'

export type ConnectionFileQuery = {
  companyId: string
  locale: Locale
  asOf: string
  onlyValid: boolean
  format: (typeof CONNECTION_FILES)[number]
}

const COLUMNS = {
  group: { width: 22, kind: 'text' },
  name: { width: 36, kind: 'text' },
  id: { width: 16, kind: 'text' },
  address: { width: 40, kind: 'text' },
  status: { width: 18, kind: 'text' },
  active: { width: 8, kind: 'text' },
  company: { width: 36, kind: 'text' },
  companyId: { width: 16, kind: 'text' },
  party: { width: 36, kind: 'text' },
  role: { width: 36, kind: 'text' },
  shareMin: { width: 12, kind: 'percent' },
  shareMax: { width: 12, kind: 'percent' },
  from: { width: 12, kind: 'date' },
  until: { width: 12, kind: 'date' },
  source: { width: 40, kind: 'text' },
  known: { width: 12, kind: 'date' },
} as const satisfies Record<string, { width: number; kind: CellKind }>
type ColumnKey = keyof typeof COLUMNS
const COLUMN_KEYS = Object.keys(COLUMNS).filter((key): key is ColumnKey => Object.hasOwn(COLUMNS, key))

/** A fact behind a connection; a share as a part of one, `until` the last day on which it holds. */
type Line = Record<ColumnKey, string | number | null>

/**
 * The list as a file, a line for every fact behind it, so that statements of ownership can be made of it without asking
 * again. Throws `company.not-found`.
 */
export async function getConnectionFile(db: DbOrTx, query: ConnectionFileQuery): Promise<FileAnswer> {
  const { companyId, locale, asOf, onlyValid, format } = query
  const [profile, network] = await Promise.all([
    findProfile(db, companyId),
    readCompanyNetwork(db, { companyId, asOf }),
  ])
  if (profile === null) throw new AppError('company.not-found')
  const byGroup = Map.groupBy(collectConnections(network), ({ group }) => group)
  const kept = CONNECTION_GROUPS.flatMap((group) =>
    narrowConnections(byGroup.get(group) ?? [], { onlyValid, order: 'weight' }),
  )
  const sources = await listTieSources(db, [...network.direct, ...network.further])
  const lines = kept.flatMap((connection) => listLines(connection, { locale, sources, parties: network.parties }))
  const t = getTranslator(locale, 'report/connection-list/answers')
  const name = [profile.name, t('sheet.fileName'), asOf]
  const mark = profile.isMadeUp ? [getTranslator(locale, 'report/header/answers')('madeUp')] : []
  switch (format) {
    case 'json':
      return {
        fileName: toFileName(name, 'json'),
        contentType: 'application/json; charset=utf-8',
        body: Buffer.from(JSON.stringify({ company: companyId, name: profile.name, asOf, notes: mark, facts: lines })),
      }
    case 'csv': {
      const titles = COLUMN_KEYS.map((key) => t(`sheet.columns.${key}`))
      const rows = lines.map((line) => COLUMN_KEYS.map((key) => line[key]))
      return {
        fileName: toFileName(name, 'csv'),
        contentType: 'text/csv; charset=utf-8',
        body: Buffer.from(writeCsv([titles, ...rows])),
      }
    }
    case 'xlsx':
      return {
        fileName: toFileName(name, 'xlsx'),
        contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        body: await renderWorkbook({
          sheetName: t('sheet.title'),
          heading: [profile.name, t('sheet.heading', { date: formatDate(locale, asOf) }), ...mark],
          columns: COLUMN_KEYS.map((key) => ({ ...COLUMNS[key], title: t(`sheet.columns.${key}`) })),
          rows: lines.map((line) => ({ cells: COLUMN_KEYS.map((key) => line[key]), isStrong: false })),
        }),
      }
  }
}

type Known = { locale: Locale; sources: ReadonlyMap<number, TieSource>; parties: ReadonlyMap<string, Party> }

function listLines({ group, party, ties, through, isActive }: Connection, known: Known): Line[] {
  const t = getTranslator(known.locale, 'report/connection-list/answers')
  const about = {
    group: t(`groups.${group}`),
    name: party.name,
    id: party.id,
    address: party.address,
    status: describeStatusOf(known.locale, party),
  }
  return [...ties, ...[...through.values()].flat()].map((tie) => ({
    ...about,
    active: t(isActive && tie.isValid ? 'sheet.yes' : 'sheet.no'),
    ...toCells(tie, known),
  }))
}

function describeStatusOf(locale: Locale, party: Party): string | null {
  if (party.isInRegister) return renderStatusBadge(locale, party.status).value
  return party.isBanned ? getTranslator(locale, 'report/connection-list/answers')('banned') : null
}

function toCells(
  tie: Tie,
  { locale, sources, parties }: Known,
): Omit<Line, 'group' | 'name' | 'id' | 'address' | 'status' | 'active'> {
  const told = sources.get(tie.batchId)
  return {
    company: parties.get(tie.companyId)?.name ?? null,
    companyId: tie.companyId,
    party: parties.get(tie.partyKey)?.name ?? tie.name,
    role: describeRole(locale, tie),
    shareMin: tie.shareMin === null ? null : tie.shareMin / 100,
    shareMax: tie.shareMax === null ? null : tie.shareMax / 100,
    from: tie.from,
    until: tie.until === null ? null : dayBefore(tie.until),
    source: told === undefined ? null : `${told.source.publisher}: ${told.source.title}`,
    known: told?.observedOn ?? null,
  }
}
