import { FtmEntity, isFtmParty, isFtmTie } from '@merleg/domain/interchange/ftm-entity'
import type { RejectedLine, SourceInfo, SourceRecord } from '@merleg/domain/observation'
import { type JsonRecord, readJsonRecords } from '../../../../shared/json-records.ts'
import { SourceRefused } from '../../../register/source-refused.ts'
import type { SourceAdapter } from '../../reading/source-adapter.ts'
import { type RefusalReason, rejectLine } from '../../reading/source-lines.ts'
import {
  type DatedTie,
  observeStandardCompany,
  observeStandardTie,
  type StandardParty,
  TieSlots,
} from '../../reading/standard-parties.ts'
import { composeSource, type ToldPublisher } from '../../reading/told-publisher.ts'
import { type FtmParty, isMadeUp, joinFtmParty, readFtmParty } from './ftm-parties.ts'
import { type FtmTie, listFtmEnds, readFtmTie } from './ftm-ties.ts'

/**
 * Entities of FollowTheMoney, as JSON lines or an array. Built from its schemata (2026) and a public mapping of statements
 * of ownership onto them; no published file was seen. Companies are those whose number and country lead to a register
 * that we know. The format tells neither licence nor day: the user does. A source of additions.
 *
 * Taken over is who owns, leads, came before or audits a company; other kinds of entities are not the register's.
 */
export async function openFtm(path: string, told: ToldPublisher): Promise<SourceAdapter | null> {
  const found = { publisher: null, licence: null, url: null, isMadeUp: await isFileMadeUp(path) }
  const source = composeSource({ format: 'ftm', title: 'FollowTheMoney' }, told, found)
  if (source === null) return null
  return {
    source,
    observedOn: null,
    files: null,
    snapshotSections: [],
    read: (edition) => readFile(edition.path, source),
  }
}

async function isFileMadeUp(path: string): Promise<boolean> {
  for await (const { value } of readJsonRecords({ path })) {
    const read = FtmEntity.safeParse(value)
    return read.success && isMadeUp(read.data)
  }
  return false
}

/** Read twice: who there is, and then what ties them; of the file whoever it tells of is kept. */
async function* readFile(path: string, source: SourceInfo): AsyncGenerator<SourceRecord> {
  const found = new Map<string, FtmParty>()
  for await (const record of readEntities(path, source)) {
    if ('type' in record) {
      yield record
      continue
    }
    const { line, entity } = record
    const { id, schema, properties } = entity
    if (isFtmParty(schema)) found.set(id, joinFtmParty(found.get(id), { line, schema, properties }))
  }
  const parties = new Map([...found].map(([id, party]) => [id, readFtmParty(id, party, source)]))
  for (const party of parties.values()) yield* observeStandardCompany(party)
  const slots = new TieSlots()
  const seen = new Set<string>()
  for await (const record of readEntities(path, source)) {
    if ('type' in record) continue
    const { file, line, entity } = record
    const { id, schema, properties } = entity
    if (!isFtmTie(schema)) continue
    if (seen.has(id)) yield rejectLine(record, 'duplicate', id)
    else yield* observeTie({ file, line, id, schema, properties }, { parties, slots })
    seen.add(id)
  }
}

type ReadEntity = { file: string; line: number; entity: FtmEntity }

async function* readEntities(path: string, source: SourceInfo): AsyncGenerator<ReadEntity | RejectedLine> {
  let isFirst = true
  for await (const record of readJsonRecords({ path })) {
    const read = FtmEntity.safeParse(record.value)
    if (isFirst && !read.success)
      throw new SourceRefused('standard-unknown' satisfies RefusalReason, record.line, record.file)
    isFirst = false
    if (!read.success) yield rejectLine(record, 'statement-shape', describeIssues(read.error.issues))
    else yield checkEntity(record, read.data, source)
  }
}

function checkEntity(record: JsonRecord, entity: FtmEntity, source: SourceInfo): ReadEntity | RejectedLine {
  if (!isFtmParty(entity.schema) && !isFtmTie(entity.schema))
    return rejectLine(record, 'entry-kind', `${entity.id}: ${entity.schema}`)
  if (isMadeUp(entity) !== source.isMadeUp)
    return rejectLine(record, 'made-up-mixed', `${entity.id}: the first entity says otherwise`)
  return { file: record.file, line: record.line, entity }
}

function describeIssues(issues: readonly { path: readonly PropertyKey[]; message: string }[]): string {
  return issues
    .slice(0, 3)
    .map(({ path, message }) => `${path.map(String).join('.')}: ${message}`)
    .join('; ')
}

type Known = { parties: ReadonlyMap<string, StandardParty>; slots: TieSlots }

function* observeTie(entity: FtmTie & { file: string }, { parties, slots }: Known): Generator<SourceRecord> {
  const dated = readFtmTie(entity)
  if ('reason' in dated) {
    yield rejectLine(entity, dated.reason, dated.detail)
    return
  }
  const ends = listFtmEnds(entity)
  if (ends.length === 0) yield rejectLine(entity, 'party-unspecified', entity.id)
  for (const { company: companyId, party: partyId } of ends) {
    const [company, party] = [parties.get(companyId), parties.get(partyId)]
    if (company === undefined || party === undefined)
      yield rejectLine(entity, 'party-unknown', `${entity.id}: ${company === undefined ? companyId : partyId}`)
    // Who came after may be no company that we know, while the one before is.
    else if (dated.tie.section === 'predecessor' && company.companyId === null && party.companyId !== null)
      yield observeOf(
        entity,
        { company: party, party: company, slots },
        { ...dated, tie: { ...dated.tie, section: 'successor' } },
      )
    else yield observeOf(entity, { company, party, slots }, dated)
  }
}

type Tied = { company: StandardParty; party: StandardParty; slots: TieSlots }

function observeOf(entity: FtmTie & { file: string }, { company, party, slots }: Tied, dated: DatedTie): SourceRecord {
  const { companyId, fault } = company
  if (companyId === null)
    return rejectLine(
      entity,
      fault === null ? 'register-unknown' : 'register-number',
      `${entity.id}: ${fault ?? company.name ?? company.sourceRef}`,
    )
  if (party.name === null) return rejectLine(entity, 'name-missing', `${entity.id}: ${party.sourceRef}`)
  return observeStandardTie(companyId, { ...party, name: party.name }, { dated, slots })
}
