import { CONNECTION_GROUPS } from '@merleg/contract/report/connection-list.contract'
import type { NetworkFileFormat } from '@merleg/contract/table-files'
import type { DbOrTx } from '@merleg/db/connect'
import { formatDate } from '@merleg/domain/format/date'
import { formatNumber } from '@merleg/domain/format/number'
import type { Locale } from '@merleg/domain/locale'
import { getTranslator } from '@merleg/i18n/translator'
import { AppError } from '../../../app/app-error.ts'
import type { FileAnswer } from '../../../app/endpoint-stream.ts'
import type { CsvStyle } from '../../../shared/csv-text.ts'
import type { CellKind } from '../../../shared/xlsx.ts'
import { type CompanyNetwork, readCompanyNetwork } from '../../connections/company-network.ts'
import type { Tie } from '../../connections/ties.repository.ts'
import { listUnlistedParts } from '../../interchange/bods-relationships.ts'
import { listTieSources } from '../../connections/tie-sources.repository.ts'
import { findProfile } from '../../register/profiles.repository.ts'
import { toOwnershipRecords } from '../rows/ownership-records.ts'
import { describePast } from '../rows/past-words.ts'
import { readPartyStatuses, type PartyStatuses } from '../rows/statuses.ts'
import { isStandard, renderStandardFile } from '../rows/standard-file.ts'
import { renderTableFile } from '../rows/table-file.ts'
import { keysOf, type KnownTies, TIE_COLUMNS, type TieColumn, titleTieColumns, toTieLine } from '../rows/tie-lines.ts'
import { readUntoldTies } from '../rows/untold-ties.ts'
import { findNotYet, tellNotYet } from '../silence/not-yet.ts'
import { collectConnections, type Connection } from './collect-connections.ts'
import { describeWithoutId } from './connection-list.views.ts'
import { narrowConnections } from './narrow-connections.ts'

export type ConnectionFileQuery = {
  companyId: string
  locale: Locale
  asOf: string
  /** YYYY-MM-DD */
  today: string
  onlyValid: boolean
  format: NetworkFileFormat
  csv: CsvStyle
}

const COLUMNS = {
  group: { width: 22, kind: 'text' },
  name: { width: 36, kind: 'text' },
  id: { width: 16, kind: 'text' },
  address: { width: 40, kind: 'text' },
  status: { width: 18, kind: 'text' },
  active: { width: 8, kind: 'text' },
} as const satisfies Record<string, { width: number; kind: CellKind }>

/** A fact behind a connection. */
type Line = Record<keyof typeof COLUMNS | TieColumn, string | number | null>

/**
 * The list as a file, a line for every fact behind it, so that statements of ownership can be made of it without asking
 * again. Throws `company.not-found`.
 */
export async function getConnectionFile(db: DbOrTx, query: ConnectionFileQuery): Promise<FileAnswer> {
  const { companyId, locale, asOf, today, onlyValid, format, csv } = query
  const [profile, network] = await Promise.all([
    findProfile(db, companyId),
    readCompanyNetwork(db, { companyId, asOf, today }),
  ])
  if (profile === null) throw new AppError('company.not-found')
  const byGroup = Map.groupBy(collectConnections(network), ({ group }) => group)
  const kept = CONNECTION_GROUPS.flatMap((group) =>
    narrowConnections(byGroup.get(group) ?? [], { onlyValid, order: 'weight' }),
  )
  const ties = kept.flatMap(listTiesOf)
  const t = getTranslator(locale, 'report/connection-list/answers')
  if (isStandard(format))
    return renderStandardFile(db, {
      ...query,
      format,
      name: [profile.name, t('sheet.fileName')],
      ties: listWholeLives(ties, network),
      unlisted: listUnlistedParts(network.direct.filter((tie) => tie.companyId === companyId)),
    })
  const [sources, statuses, untold, notYet] = await Promise.all([
    listTieSources(db, ties),
    readPartyStatuses(db, { locale, today, parties: kept.map(({ party }) => party) }),
    readUntoldTies(db, { asOf, ties }),
    findNotYet(db, query),
  ])
  const known = { locale, sources, parties: network.parties, statuses }
  const lines = kept.flatMap((connection) => listLines(connection, known))
  const all = [...byGroup.values()].flat()
  const leftOut = { inactive: all.length - kept.length, notFollowed: network.notFollowed }
  const number = (count: number): string => formatNumber(locale, count)
  const notes = [
    ...tellNotYet(query, notYet),
    ...(leftOut.inactive === 0 ? [] : [t('sheet.inactive', { number: number(leftOut.inactive) })]),
    ...(leftOut.notFollowed === 0 ? [] : [t('sheet.notFollowed', { number: number(leftOut.notFollowed) })]),
    ...describeWithoutId({ locale }, network),
    ...untold.tell(locale),
    ...describePast({ locale, asOf, today, parties: kept.map(({ party }) => party) }),
    ...(profile.isMadeUp ? [getTranslator(locale, 'report/header/answers')('madeUp')] : []),
  ]
  const keys = [...keysOf(COLUMNS), ...keysOf(TIE_COLUMNS)]
  return renderTableFile(format, {
    csv,
    name: [profile.name, t('sheet.fileName'), asOf],
    sheetName: t('sheet.title'),
    heading: [profile.name, t('sheet.heading', { date: formatDate(locale, asOf) })],
    notes,
    columns: [
      ...keysOf(COLUMNS).map((key) => ({ ...COLUMNS[key], title: t(`sheet.columns.${key}`) })),
      ...titleTieColumns(locale),
    ],
    rows: lines.map((line) => keys.map((key) => line[key])),
    json: {
      company: companyId,
      name: profile.name,
      asOf,
      notes,
      leftOut,
      facts: lines,
      ...toOwnershipRecords([...new Set(ties)], known),
    },
  })
}

/** All that ties the same two: a standard tells a tie from its beginning to its end, also where a part of it is not listed. */
function listWholeLives(ties: readonly Tie[], { direct, further }: CompanyNetwork): Tie[] {
  const pairOf = ({ companyId, partyKey }: Tie): string => `${companyId} ${partyKey}`
  const listed = new Set(ties.map(pairOf))
  const known = new Map([...direct, ...further].map((tie) => [tie.factId, tie]))
  return [...known.values()].filter((tie) => listed.has(pairOf(tie)))
}

function listTiesOf({ ties, through }: Connection): Connection['ties'] {
  return [...ties, ...[...through.values()].flat()]
}

function listLines(connection: Connection, known: KnownTies & { statuses: PartyStatuses }): Line[] {
  const { group, party, isActive } = connection
  const t = getTranslator(known.locale, 'report/connection-list/answers')
  const about = {
    group: t(`groups.${group}`),
    name: party.name,
    id: party.id,
    address: party.address,
    status: known.statuses(party)?.value ?? (!party.isInRegister && party.isBanned ? t('banned') : null),
  }
  return listTiesOf(connection).map((tie) => ({
    ...about,
    active: t(isActive && tie.isValid ? 'sheet.yes' : 'sheet.no'),
    ...toTieLine(tie, known),
  }))
}
