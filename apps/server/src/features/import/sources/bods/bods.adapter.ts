import type { SourceInfo, SourceRecord } from '@merleg/domain/observation'
import type { SourceAdapter } from '../../reading/source-adapter.ts'
import { observeStandardCompany, type StandardParty } from '../../reading/standard-parties.ts'
import { composeSource, type ToldPublisher } from '../../reading/told-publisher.ts'
import { rejectLine } from '../../reading/source-lines.ts'
import { readBodsParty } from './bods-parties.ts'
import { RelationshipReader } from './relationships.ts'
import { findPublication, isMadeUp, readStatements, type StatementRecord } from './statements.ts'

/**
 * Statements of the Beneficial Ownership Data Standard 0.4, of whoever publishes them, as an array or JSON lines. Built from
 * published files (Open Ownership's of the registers of the United Kingdom and of legal entity identifiers, 2025) and the
 * standard's own examples. Companies are those whose number is one of a register that we know; of others it is kept
 * what they hold in these. A source of additions: what a file leaves out has not ended.
 *
 * Who holds through others, or has control of another kind than shares, votes and offices, is taken over where he is said to
 * be the beneficial owner, and as such: the register works out from who holds directly who else is behind a company. Who is
 * not named is not taken over.
 */
export async function openBods(path: string, told: ToldPublisher): Promise<SourceAdapter | null> {
  const found = await findPublication(path)
  const title = 'Beneficial Ownership Data Standard 0.4'
  const source = composeSource({ format: 'bods', title }, told, found)
  if (source === null) return null
  // Where the user says who published it, statements of several belong to that one file.
  const publisher = told.publisher === undefined ? found.publisher : null
  return {
    source,
    observedOn: found.publishedOn,
    files: null,
    snapshotSections: [],
    read: (edition) => readFile(edition.path, { source, publisher }),
  }
}

type Published = { source: SourceInfo; publisher: string | null }

/** Read twice: who there is, and then what ties them. Parties are kept, and relationships that are told more than once. */
async function* readFile(path: string, published: Published): AsyncGenerator<SourceRecord> {
  const parties = new Map<string, { party: StandardParty; statedOn: string }>()
  const [seen, repeated] = [new Set<string>(), new Set<string>()]
  for await (const record of readStatements(path)) {
    const fault = 'type' in record ? record : findFault(record, published)
    if (fault !== null) {
      yield fault
      continue
    }
    if ('type' in record) continue
    const { recordId, statementDate: statedOn } = record.statement
    const party = readBodsParty(record, published.source)
    if (party === null) (seen.has(recordId) ? repeated : seen).add(recordId)
    else if ((parties.get(recordId)?.statedOn ?? '') <= statedOn) parties.set(recordId, { party, statedOn })
  }
  for (const { party } of parties.values()) yield* observeStandardCompany(party)
  const reader = new RelationshipReader({
    find: (id) => parties.get(id)?.party ?? null,
    isRepeated: (id) => repeated.has(id),
  })
  for await (const record of readStatements(path))
    if (!('type' in record) && findFault(record, published) === null) yield* reader.read(record)
  yield* reader.finish()
}

/** A statement that does not belong to the source as which the file is taken over. */
function findFault(record: StatementRecord, { source, publisher }: Published) {
  const { statement } = record
  if (isMadeUp(statement) !== source.isMadeUp)
    return rejectLine(record, 'made-up-mixed', `${statement.recordId}: the first statement says otherwise`)
  const { name, url } = statement.publicationDetails?.publisher ?? {}
  const by = name ?? url ?? null
  return publisher === null || by === null || by === publisher ? null : rejectLine(record, 'publisher', by)
}
