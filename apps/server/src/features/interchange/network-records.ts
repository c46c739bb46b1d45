import type { DbOrTx } from '@merleg/db/connect'
import { TIE_KINDS } from '@merleg/domain/connections/tie-kinds'
import { listParties, type Party } from '../connections/parties.repository.ts'
import { listTieSources, type TieSource } from '../connections/tie-sources.repository.ts'
import { listTies, type Tie } from '../connections/ties.repository.ts'
import { joinTies } from './join-ties.ts'
import type { UnlistedPart } from './bods-relationships.ts'
import type { RecordWriter, StandardRecord } from './record-writer.ts'
import { listStatedCompanies, type StatedCompany } from './stated-companies.repository.ts'

type Sources = ReadonlyMap<number, TieSource>
/** YYYY-MM-DD */
type Day = { asOf: string }

type Network = Day & {
  ties: readonly Tie[]
  /** Told also where nothing ties it to anybody. */
  companyId: string
  unlisted: readonly UnlistedPart[]
}

/** What some ties tell, in a standard: first who there is, then what ties them. */
export async function listNetworkRecords(
  db: DbOrTx,
  network: Network,
  writer: RecordWriter,
): Promise<StandardRecord[]> {
  const { ties, companyId, unlisted, asOf } = network
  const named = ties.flatMap((tie) => [tie.companyId, ...(tie.partyId === null ? [] : [tie.partyId])])
  const ids = [...new Set([companyId, ...named])].toSorted()
  return [
    ...(await describeNamed(db, { ids, asOf }, writer)),
    ...(await describeTies(db, { ties, unlisted, asOf }, writer)),
  ]
}

/** Some ids: companies of the register, and others as the first entry that names them has them. */
export async function describeNamed(
  db: DbOrTx,
  { ids, asOf }: Day & { ids: readonly string[] },
  writer: RecordWriter,
): Promise<StandardRecord[]> {
  const companies = await listStatedCompanies(db, ids)
  const others = ids.filter((id) => !companies.has(id))
  const { ties } = await listTies(db, { parties: others, asOf, kinds: TIE_KINDS, limit: 1 })
  const [parties, sources] = await Promise.all([
    listParties(db, { ties, asOf, today: asOf }),
    listTieSources(db, [...ties, ...readingsOf(companies.values())]),
  ])
  const asked = new Set(others)
  const named = ties.filter(({ partyKey }) => asked.has(partyKey))
  return [
    ...[...companies.values()].map((company) => writer.writeCompany(company, sourceOf(sources, company.batchId))),
    ...listPartyRecords(named, { parties, sources }, writer),
  ]
}

/** What ties tell, after those named in them without an id, each of whom is told at his place. */
export async function describeTies(
  db: DbOrTx,
  { ties, unlisted, asOf }: Day & { ties: readonly Tie[]; unlisted: readonly UnlistedPart[] },
  writer: RecordWriter,
): Promise<StandardRecord[]> {
  const nameless = ties.filter(({ partyId }) => partyId === null)
  const [parties, sources] = await Promise.all([
    listParties(db, { ties: nameless, asOf, today: asOf }),
    listTieSources(db, ties),
  ])
  return [
    ...listPartyRecords(nameless, { parties, sources }, writer),
    ...writer.writeTies(joinTies(ties, sources), sources),
    ...unlisted.flatMap((part) =>
      writer.writeUnlisted(part, toldOf(part, ties, sources) ?? { isMadeUp: false, statementDate: asOf }),
    ),
  ]
}

function listPartyRecords(
  ties: readonly Tie[],
  { parties, sources }: { parties: ReadonlyMap<string, Party>; sources: Sources },
  writer: RecordWriter,
): StandardRecord[] {
  const first = new Map<string, Tie>()
  for (const tie of ties) if (!first.has(tie.partyKey)) first.set(tie.partyKey, tie)
  return [...first.values()].flatMap((tie) => {
    const party = parties.get(tie.partyKey)
    return party === undefined ? [] : [writer.writeParty({ party, tie, source: sourceOf(sources, tie.batchId) })]
  })
}

export function readingsOf(companies: Iterable<StatedCompany>): { batchId: number }[] {
  return [...companies].flatMap(({ batchId }) => (batchId === null ? [] : { batchId }))
}

export function sourceOf(sources: Sources, batchId: number | null): TieSource | null {
  return batchId === null ? null : (sources.get(batchId) ?? null)
}

/** The newest day of which the owners of a company are told, and whether they were made up. */
function toldOf(
  { companyId }: UnlistedPart,
  ties: readonly Tie[],
  sources: Sources,
): { isMadeUp: boolean; statementDate: string } | null {
  const told = ties.flatMap((tie) =>
    tie.kind === 'owner' && tie.companyId === companyId ? (sources.get(tie.batchId) ?? []) : [],
  )
  const statementDate = told
    .map(({ observedOn }) => observedOn)
    .toSorted()
    .at(-1)
  return statementDate === undefined ? null : { isMadeUp: told.some(({ source }) => source.isMadeUp), statementDate }
}
