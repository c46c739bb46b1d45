import type { SourceRecord } from '@merleg/domain/observation'
import { exactFile } from '../../reading/find-edition.ts'
import { findLatestDay } from '../../reading/latest-day.ts'
import type { CompanyKey, Edition, SourceAdapter } from '../../reading/source-adapter.ts'
import { BENEFICIAL_OWNERS, readBeneficialOwners } from './beneficial-owners.ts'
import { EARLIER_NAMES, readEarlierNames } from './earlier-names.ts'
import { type JointShares, readJointOwners, readMembers } from './members.ts'
import { OFFICER_COLUMNS, readOfficers } from './officers.ts'
import { readLiquidations } from './liquidations.ts'
import { type EntityList, readRegister } from './register.ts'

const REGISTER = 'register.csv'
const LIQUIDATIONS = 'liquidations.csv'
const OFFICERS = 'officers.csv'
const MEMBERS = 'members.csv'
const JOINT_OWNERS = 'members_joint_owners.csv'

type FileName =
  | typeof REGISTER
  | typeof LIQUIDATIONS
  | typeof OFFICERS
  | typeof MEMBERS
  | typeof JOINT_OWNERS
  | typeof EARLIER_NAMES
  | typeof BENEFICIAL_OWNERS

/**
 * The Latvian Enterprise Register: every entity that ever was in it, its earlier names,
 * liquidations, officers, members of private limited companies, and beneficial owners; new each day. Officers, members,
 * liquidations and beneficial owners that are no longer listed have ended.
 *
 * Built from public programs that read these files: the columns of the register and the officers stand there whole, those
 * of the others as far as those programs read them. Another column is refused with its name. Shareholders (`stockholders.csv`)
 * are not read.
 */
export const urLv: SourceAdapter<FileName> = {
  source: {
    sourceId: 'ur-lv',
    publisher: 'Latvijas Republikas Uzņēmumu reģistrs',
    title: 'Uzņēmumu reģistra atvērtie dati',
    licence: 'CC0 1.0',
    url: 'https://data.gov.lv/dati/lv/dataset/uz',
    isMadeUp: false,
    covers: ['registration', 'dissolution', 'signatory'],
    countryCode: 'LV',
    language: 'lv',
    rhythm: 'daily',
    readFrom: 'description',
  },
  byCompany: { openKeys: openLatvianKeys },
  observedOn: null,
  // Of each officer is told when the entry was changed last, and some are every day.
  findObservedOn: async (edition) =>
    findLatestDay({ path: edition.fileOf(OFFICERS), columns: OFFICER_COLUMNS, delimiter: ';' }, 'last_modified_at'),
  files: [
    exactFile(REGISTER),
    exactFile(LIQUIDATIONS),
    exactFile(OFFICERS),
    exactFile(MEMBERS),
    exactFile(JOINT_OWNERS),
    { ...exactFile(EARLIER_NAMES), isOptional: true },
    { ...exactFile(BENEFICIAL_OWNERS), isOptional: true, snapshotSections: ['beneficial-owner'] },
  ],
  snapshotSections: ['procedure', 'dissolution', 'signatory', 'supervisory-board', 'auditor', 'member'],
  read: readFolder,
}

/** When the row was written: nothing of it is told of a company. */
const STAMP = 'last_modified_at'

/** Of whom each line is; that of an owner of a joint share says only of which row of the members it is. */
function openLatvianKeys(): ReadonlyMap<FileName, CompanyKey> {
  const joint = new Map<string, string>()
  const toId = (code: string) => (/^\d{11}$/.test(code) ? `lv-${code}` : null)
  const by = (column: string): CompanyKey => ({
    columns: [column],
    delimiter: ';',
    find: ([code = '']) => toId(code),
    stamp: STAMP,
  })
  const ofMember: CompanyKey = {
    columns: ['at_legal_entity_registration_number', 'entity_type', 'id'],
    delimiter: ';',
    stamp: STAMP,
    find: ([code = '', kind = '', id = '']) => {
      const companyId = toId(code)
      if (kind === 'JOINT_OWNERS' && companyId !== null) joint.set(id, companyId)
      return companyId
    },
  }
  const ofJointOwner: CompanyKey = {
    columns: ['member_id'],
    delimiter: ';',
    find: ([id = '']) => joint.get(id) ?? null,
  }
  return new Map<FileName, CompanyKey>([
    [EARLIER_NAMES, by('regcode')],
    [REGISTER, by('regcode')],
    [LIQUIDATIONS, by('legal_entity_registration_number')],
    [OFFICERS, by('at_legal_entity_registration_number')],
    [MEMBERS, ofMember],
    [JOINT_OWNERS, ofJointOwner],
    [BENEFICIAL_OWNERS, by('legal_entity_registration_number')],
  ])
}

async function* readFolder(edition: Edition<FileName>): AsyncGenerator<SourceRecord> {
  const list: EntityList = {
    codes: new Set(),
    last: { file: REGISTER, line: 1 },
    earlierNames: new Map(),
    judgement: edition.judgement,
  }
  for (const path of edition.filesOf(EARLIER_NAMES)) yield* readEarlierNames(path, list.earlierNames)
  yield* readRegister(edition.fileOf(REGISTER), list)
  yield* readLiquidations(edition.fileOf(LIQUIDATIONS), list)
  yield* readOfficers(edition.fileOf(OFFICERS), list)
  const joint: JointShares = new Map()
  yield* readMembers({ path: edition.fileOf(MEMBERS), list, joint })
  yield* readJointOwners(edition.fileOf(JOINT_OWNERS), joint)
  for (const path of edition.filesOf(BENEFICIAL_OWNERS)) yield* readBeneficialOwners(path, list)
}
