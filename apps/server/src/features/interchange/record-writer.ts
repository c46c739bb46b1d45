import type { TieStandard } from '@merleg/contract/table-files'
import type { Tie } from '../connections/ties.repository.ts'
import type { Party } from '../connections/parties.repository.ts'
import type { TieSource } from '../connections/tie-sources.repository.ts'
import type { BodsStatement } from '@merleg/domain/interchange/bods-statement'
import type { FtmEntity } from '@merleg/domain/interchange/ftm-entity'
import { stateCompany, stateNamedParty } from './bods-parties.ts'
import { stateRelationships, stateUnlistedPart, type UnlistedPart } from './bods-relationships.ts'
import type { Publication } from './bods-frame.ts'
import { describeFtmCompany, describeFtmParty, describeFtmTie } from './ftm-entities.ts'
import type { StatedCompany } from './stated-companies.repository.ts'

/** A statement, or an entity of FollowTheMoney. */
export type StandardRecord = BodsStatement | FtmEntity

/** How the register is said in a standard. */
export type RecordWriter = {
  writeCompany: (company: StatedCompany, source: TieSource | null) => StandardRecord
  writeParty: (named: { party: Party; tie: Tie; source: TieSource | null }) => StandardRecord
  /** Of the ties of some companies, all of those that tie the same two. */
  writeTies: (ties: readonly Tie[], sources: ReadonlyMap<number, TieSource>) => StandardRecord[]
  writeUnlisted: (part: UnlistedPart, told: { isMadeUp: boolean; statementDate: string }) => StandardRecord[]
}

export function createRecordWriter(standard: TieStandard, publication: Publication): RecordWriter {
  return standard === 'bods'
    ? {
        writeCompany: (company, source) => stateCompany(company, source, publication),
        writeParty: (named) => stateNamedParty(named, publication),
        writeTies: (ties, sources) => stateRelationships(ties, sources, publication),
        writeUnlisted: (part, told) => [stateUnlistedPart(part, told, publication)],
      }
    : {
        writeCompany: describeFtmCompany,
        writeParty: describeFtmParty,
        writeTies: (ties, sources) => ties.map((tie) => describeFtmTie(tie, sources.get(tie.batchId) ?? null)),
        // There is no entity that stands for nobody.
        writeUnlisted: () => [],
      }
}
