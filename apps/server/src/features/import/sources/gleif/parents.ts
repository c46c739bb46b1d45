import type { SourceRecord } from '@merleg/domain/observation'
import { describeParentException, isValidLei } from '@merleg/domain/reference/lei'
import type { FilePlace } from '../../../../shared/file-fault.ts'
import { normaliseSpaces } from '../../reading/cell-values.ts'
import type { Edition } from '../../reading/source-adapter.ts'
import { ofCompany, readLines, rejectLine } from '../../reading/source-lines.ts'
import { ENTITY_COLUMNS, type LeiList, tellDetail } from './entities.ts'

const RELATIONSHIP_COLUMNS = [
  'Relationship.StartNode.NodeID',
  'Relationship.EndNode.NodeID',
  'Relationship.EndNode.NodeIDType',
  'Relationship.RelationshipType',
  'Relationship.RelationshipStatus',
] as const

const PARENT_KINDS: ReadonlyMap<string, 'direct-parent' | 'ultimate-parent'> = new Map([
  ['IS_DIRECTLY_CONSOLIDATED_BY', 'direct-parent'],
  ['IS_ULTIMATELY_CONSOLIDATED_BY', 'ultimate-parent'],
])

type Parent = {
  place: FilePlace
  companyId: string
  lei: string
  slot: 'direct-parent' | 'ultimate-parent'
  parentLei: string
}

/** Parents of the companies of `list`, by name and identifier. Funds and branches have other ties, which are left out. */
export async function* readParents(edition: Edition, list: LeiList): AsyncGenerator<SourceRecord> {
  const parents = new Map<string, Parent>()
  for await (const row of readLines({
    path: edition.fileOf('relationships'),
    columns: RELATIONSHIP_COLUMNS,
    hasOtherColumns: true,
  })) {
    if ('type' in row) {
      yield row
      continue
    }
    const [lei, parentLei] = [row.cell('Relationship.StartNode.NodeID'), row.cell('Relationship.EndNode.NodeID')]
    const companyId = list.companyIds.get(lei)
    const slot = PARENT_KINDS.get(row.cell('Relationship.RelationshipType'))
    const isCurrent = row.cell('Relationship.RelationshipStatus') === 'ACTIVE'
    if (companyId === undefined || slot === undefined || !isCurrent) continue
    if (row.cell('Relationship.EndNode.NodeIDType') !== 'LEI' || !isValidLei(parentLei))
      yield ofCompany(rejectLine(row, 'lei', `${parentLei} (${companyId})`), companyId)
    else if (parents.has(`${companyId} ${slot}`)) yield rejectLine(row, 'duplicate', `${slot} (${companyId})`)
    else
      parents.set(`${companyId} ${slot}`, {
        place: { file: row.file, line: row.line },
        companyId,
        lei,
        slot,
        parentLei,
      })
  }
  const wanted = new Set([...parents.values()].map(({ parentLei }) => parentLei))
  const names = await readNames(edition.fileOf('entities'), wanted)
  for (const { place, companyId, lei, slot, parentLei } of parents.values()) {
    const name = names.get(parentLei)
    const value = name === undefined ? `LEI ${parentLei}` : `${name} (LEI ${parentLei})`
    yield tellDetail(place, { companyId, lei, slot, value })
  }
}

async function readNames(path: string, wanted: ReadonlySet<string>): Promise<ReadonlyMap<string, string>> {
  const names = new Map<string, string>()
  if (wanted.size === 0) return names
  for await (const row of readLines({ path, columns: ENTITY_COLUMNS, hasOtherColumns: true })) {
    if ('type' in row || !wanted.has(row.cell('LEI'))) continue
    const name = normaliseSpaces(row.cell('Entity.LegalName'))
    if (name !== '') names.set(row.cell('LEI'), name)
  }
  return names
}

const EXCEPTION_COLUMNS = ['LEI', 'Exception.Category', 'Exception.Reason.1'] as const

const EXCEPTION_KINDS: ReadonlyMap<string, 'direct-parent' | 'ultimate-parent'> = new Map([
  ['DIRECT_ACCOUNTING_CONSOLIDATION_PARENT', 'direct-parent'],
  ['ULTIMATE_ACCOUNTING_CONSOLIDATION_PARENT', 'ultimate-parent'],
])

/** Why a parent is not told, in its place: a parent that is missing without a reason is not known. */
export async function* readExceptions(path: string, list: LeiList): AsyncGenerator<SourceRecord> {
  for await (const row of readLines({ path, columns: EXCEPTION_COLUMNS, hasOtherColumns: true })) {
    if ('type' in row) {
      yield row
      continue
    }
    const lei = row.cell('LEI')
    const companyId = list.companyIds.get(lei)
    const slot = EXCEPTION_KINDS.get(row.cell('Exception.Category'))
    const reason = row.cell('Exception.Reason.1')
    if (companyId === undefined || slot === undefined || reason === '') continue
    yield tellDetail(row, { companyId, lei, slot, value: describeParentException(reason) })
  }
}
