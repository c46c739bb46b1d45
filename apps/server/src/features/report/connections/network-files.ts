import type { NetworkFileFormat, TableFileFormat } from '@merleg/contract/table-files'
import type { DbOrTx } from '@merleg/db/connect'
import { type ChosenNetwork, NETWORK_LIMIT } from '@merleg/domain/connections/choose-network'
import { formatDate } from '@merleg/domain/format/date'
import { formatNumber } from '@merleg/domain/format/number'
import type { Locale } from '@merleg/domain/locale'
import { getTranslator } from '@merleg/i18n/translator'
import { AppError } from '../../../app/app-error.ts'
import type { FileAnswer } from '../../../app/endpoint-stream.ts'
import type { CsvStyle } from '../../../shared/csv-text.ts'
import { listParties, type Party } from '../../connections/parties.repository.ts'
import { listTieSources } from '../../connections/tie-sources.repository.ts'
import { findProfile, type Profile } from '../../register/profiles.repository.ts'
import { toOwnershipRecords } from '../rows/ownership-records.ts'
import { describePast } from '../rows/past-words.ts'
import { isStandard, renderStandardFile } from '../rows/standard-file.ts'
import { renderTableFile } from '../rows/table-file.ts'
import { readUntoldTies } from '../rows/untold-ties.ts'
import { findNotYet, tellNotYet } from '../silence/not-yet.ts'
import { keysOf, type KnownTies, TIE_COLUMNS, type TieLine, titleTieColumns, toTieLine } from '../rows/tie-lines.ts'
import type { ConnectionsQuery } from './connections.views.ts'
import { listDrawnTies, type LoadedNetwork, loadNetwork } from './load-network.ts'
import { describeNotes } from './network-words.ts'
import { findStandIns, type UnknownOwner } from './place-network.ts'

/** So many hubs are named in a sentence; JSON has all. */
const NAMED_HUBS = 10

/** The network that the picture shows as a file, a line for every fact behind it. Throws `company.not-found`. */
export async function getConnectionsFile(
  db: DbOrTx,
  query: ConnectionsQuery & { format: NetworkFileFormat; csv: CsvStyle },
): Promise<FileAnswer> {
  const profile = await findProfile(db, query.companyId)
  if (profile === null) throw new AppError('company.not-found')
  const network = await loadNetwork(db, query)
  const { format } = query
  if (!isStandard(format)) return renderTable(db, { ...query, format, profile, network })
  const { unknown } = findStandIns(network.chosen, network, query)
  const t = getTranslator(query.locale, 'report/connections/answers')
  return renderStandardFile(db, {
    ...query,
    format,
    name: [profile.name, t('sheet.fileName')],
    ties: listDrawnTies(network).map(({ tie }) => tie),
    unlisted: unknown.map(({ company: companyId, min, max }) => ({ companyId, min, max })),
  })
}

type Shown = { profile: Profile; network: LoadedNetwork }

async function renderTable(
  db: DbOrTx,
  query: ConnectionsQuery & Shown & { format: TableFileFormat; csv: CsvStyle },
): Promise<FileAnswer> {
  const { companyId, asOf, today, locale, filters, format, csv, profile, network } = query
  const { chosen } = network
  const ties = listDrawnTies(network).map(({ tie }) => tie)
  const [parties, sources, untold, notYet] = await Promise.all([
    listParties(db, { ties, asOf, today }),
    listTieSources(db, ties),
    readUntoldTies(db, { asOf, ties }),
    findNotYet(db, query),
  ])
  const known = { locale, sources, parties }
  const { unknown } = findStandIns(chosen, network, query)
  const t = getTranslator(locale, 'report/connections/answers')
  const yes = getTranslator(locale, 'report/connection-list/answers')
  const hubs = listFoldedHubs(chosen, parties)
  const notes = [
    ...tellNotYet(query, notYet),
    ...describeNotes(locale, { chosen, asOf }),
    t(`sheet.levels${filters.levels}`, { limit: formatNumber(locale, NETWORK_LIMIT) }),
    ...describeHubs(locale, hubs),
    ...untold.tell(locale),
    ...describePast({ locale, asOf, today, parties: parties.values(), notThere: notYet === null ? [] : [companyId] }),
    ...(profile.isMadeUp ? [getTranslator(locale, 'report/header/answers')('madeUp')] : []),
  ]
  const lines = [
    ...ties.map((tie) => [yes(tie.isValid ? 'sheet.yes' : 'sheet.no'), toTieLine(tie, known)] as const),
    ...unknown.map((owner) => [yes('sheet.yes'), toUnknownLine(owner, known)] as const),
  ]
  return renderTableFile(format, {
    csv,
    name: [profile.name, t('sheet.fileName'), asOf],
    sheetName: t('sheet.title'),
    heading: [profile.name, t('sheet.heading', { date: formatDate(locale, asOf) })],
    notes,
    columns: [{ title: yes('sheet.columns.active'), width: 8, kind: 'text' }, ...titleTieColumns(locale)],
    rows: lines.map(([active, line]) => [active, ...keysOf(TIE_COLUMNS).map((key) => line[key])]),
    json: {
      company: companyId,
      name: profile.name,
      asOf,
      filters,
      notes,
      drawn: { parties: chosen.parties.length, connections: chosen.connections.length, limit: NETWORK_LIMIT },
      leftOut: chosen.leftOut,
      foldedHubs: hubs,
      unlistedParts: unknown.map(({ company, min, max }) => ({ companyId: company, minimum: min, maximum: max })),
      ...toOwnershipRecords(ties, known),
    },
  })
}

type FoldedHub = { id: string; name: string; connections: number }

/** Who has so many connections that most of them are in none of the lines, the largest first. */
function listFoldedHubs({ parties }: ChosenNetwork, known: ReadonlyMap<string, Party>): FoldedHub[] {
  return parties
    .filter(({ isHub, hidden }) => isHub && hidden > 0)
    .map(({ id, hidden }) => ({ id, name: known.get(id)?.name ?? id, connections: hidden }))
    .toSorted((a, b) => b.connections - a.connections || (a.id < b.id ? -1 : 1))
}

function describeHubs(locale: Locale, hubs: readonly FoldedHub[]): string[] {
  if (hubs.length === 0) return []
  const t = getTranslator(locale, 'report/connections/answers')
  const named = hubs
    .slice(0, NAMED_HUBS)
    .map(({ name, connections }) => t('sheet.hub', { name, number: formatNumber(locale, connections) }))
  const rest = hubs.length - named.length
  const more = rest === 0 ? [] : [t('sheet.moreHubs', { number: formatNumber(locale, rest) })]
  return [t('sheet.hubs', { hubs: [named.join('; '), ...more].join(' ') })]
}

/** Shares that nobody is known to hold are told as what they are. */
function toUnknownLine({ company, min, max }: UnknownOwner, { locale, parties }: KnownTies): TieLine {
  return {
    partyId: null,
    partyKind: null,
    from: null,
    until: null,
    source: null,
    reference: null,
    known: null,
    record: null,
    votesMin: null,
    votesMax: null,
    company: parties.get(company)?.name ?? null,
    companyId: company,
    party: getTranslator(locale, 'report/connections/answers')('unknown'),
    interest: 'shareholding',
    role: null,
    shareMin: min / 100,
    shareMax: max / 100,
  }
}
