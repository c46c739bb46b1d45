import { isValidLatvianRegisterCode } from '@merleg/domain/foreign-identifier'
import type { FactPayload } from '@merleg/domain/fact-sections'
import type { SourceRecord } from '@merleg/domain/observation'
import type { CsvRow } from '../../../../shared/csv.ts'
import { readNumber } from '../../reading/cell-values.ts'
import { FileGaps } from '../../reading/file-gaps.ts'
import { ofCompany, readLines, readRecords, rejectLine } from '../../reading/source-lines.ts'
import { latvianCompanyIn, readDay } from './latvian-cells.ts'
import { PARTY_COLUMNS, readParty } from './latvian-party.ts'
import type { EntityList } from './register.ts'

const COLUMNS = [
  ...PARTY_COLUMNS,
  'at_legal_entity_registration_number',
  'number_of_shares',
  'share_nominal_value',
  'share_currency',
  'date_from',
] as const
const UNREAD_COLUMNS = ['uri', 'registered_on', 'last_modified_at'] as const
type MemberRow = CsvRow<(typeof COLUMNS)[number] | (typeof UNREAD_COLUMNS)[number]>

/** What all members of a company put in; null where that cannot be said: a row or an amount is unreadable, or currencies differ. */
type Capital = { amount: number; currency: string } | null
type Share = Pick<FactPayload<'member'>, 'shareMin' | 'shareMax' | 'shareText' | 'contribution' | 'currency'>
/** A share that several own together, until they are read; by the id of its row. */
export type JointShares = Map<string, { companyId: string; share: Share; validFrom: string | null }>

type MemberFile = { path: string; list: EntityList; joint: JointShares }

/**
 * Members with what they put in, and their part of what all of them did: the register lists every member, so that the sum
 * is the capital. It is added up first, one number for each company.
 */
export async function* readMembers({ path, list, joint }: MemberFile): AsyncGenerator<SourceRecord> {
  const capitals = await addUpCapitals(path)
  const unknown = new FileGaps()
  yield* readRecords(
    { path, columns: COLUMNS, optionalColumns: UNREAD_COLUMNS, delimiter: ';' },
    (row) => {
      const code = row.cell('at_legal_entity_registration_number')
      if (!isValidLatvianRegisterCode(code)) return [rejectLine(row, 'latvian-code', code)]
      if (unknown.count(Number(code), !list.codes.has(Number(code))))
        return [ofCompany(rejectLine(row, 'unknown-company', code), `lv-${code}`, 'member')]
      return readMember(row, { code, joint, capital: capitals.get(Number(code)) ?? null })
    },
    latvianCompanyIn('at_legal_entity_registration_number'),
  )
  unknown.refuseIfCut(list.last, 'entities with members are not in it', list.judgement)
}

async function addUpCapitals(path: string): Promise<ReadonlyMap<number, Capital>> {
  const capitals = new Map<number, Capital>()
  const file = { path, columns: COLUMNS, optionalColumns: UNREAD_COLUMNS, delimiter: ';' } as const
  for await (const row of readLines(file, latvianCompanyIn('at_legal_entity_registration_number'))) {
    if ('type' in row) {
      if (row.companyId !== undefined) capitals.set(Number(row.companyId.slice('lv-'.length)), null)
      continue
    }
    const code = Number(row.cell('at_legal_entity_registration_number'))
    const known = capitals.get(code)
    const own = readContribution(row)
    if (known === undefined) capitals.set(code, own)
    else if (known !== null) {
      const isSum = own !== null && own.currency === known.currency
      capitals.set(code, isSum ? { ...own, amount: own.amount + known.amount } : null)
    }
  }
  return capitals
}

function readContribution(row: MemberRow): Capital {
  const [count, value] = [readNumber(row.cell('number_of_shares')), readNumber(row.cell('share_nominal_value'))]
  const currency = row.cell('share_currency')
  if (count === null || value === null || count < 0 || value < 0 || !/^[A-Z]{3}$/.test(currency)) return null
  return { amount: Math.round(count * value * 100) / 100, currency }
}

type MemberContext = { code: string; joint: JointShares; capital: Capital }

function readMember(row: MemberRow, { code, joint, capital }: MemberContext): SourceRecord[] {
  const companyId = `lv-${code}`
  const validFrom = readDay(row.cell('date_from'))
  if (validFrom === undefined)
    return [ofCompany(rejectLine(row, 'date', `${row.cell('date_from')} (${code})`), companyId, 'member')]
  const share = toShare(readContribution(row), capital)
  if (row.cell('entity_type') === 'JOINT_OWNERS') {
    joint.set(row.cell('id'), { companyId, share, validFrom })
    return []
  }
  const party = readParty(row)
  if ('reason' in party)
    return [ofCompany(rejectLine(row, party.reason, `${party.detail} (${code})`), companyId, 'member')]
  const slot = `member-${row.cell('id')}`
  const payload = { ...party.payload, ...share }
  const { partyId } = party
  return [{ type: 'fact', line: row.line, companyId, section: 'member', slot, partyId, payload, validFrom }]
}

function toShare(own: Capital, capital: Capital): Share {
  const isTold = own !== null && capital !== null && capital.amount > 0
  const percent = isTold ? Math.round((own.amount / capital.amount) * 1_000_000) / 10_000 : null
  return {
    shareMin: percent,
    shareMax: percent,
    shareText: null,
    contribution: own?.amount ?? null,
    currency: own?.currency ?? null,
  }
}

const JOINT_COLUMNS = [...PARTY_COLUMNS, 'member_id'] as const

const UNREAD_JOINT_COLUMNS = ['uri', 'registered_on', 'last_modified_at', 'date_from'] as const
type JointRow = CsvRow<(typeof JOINT_COLUMNS)[number] | (typeof UNREAD_JOINT_COLUMNS)[number]>

/** Who owns a share together: each of them up to all of it. */
export function readJointOwners(path: string, joint: JointShares): AsyncGenerator<SourceRecord> {
  const file = { path, columns: JOINT_COLUMNS, optionalColumns: UNREAD_JOINT_COLUMNS, delimiter: ';' } as const
  const toRecords = (row: JointRow): SourceRecord[] => {
    const whole = joint.get(row.cell('member_id'))
    if (whole === undefined) return [rejectLine(row, 'unknown-company', `member ${row.cell('member_id')}`)]
    const { companyId, share, validFrom } = whole
    const party = readParty(row)
    if ('reason' in party)
      return [ofCompany(rejectLine(row, party.reason, `${party.detail} (${companyId})`), companyId, 'member')]
    const shareText = share.shareMax === null ? 'kopīpašums' : `${share.shareMax} % (kopīpašums)`
    const payload = { ...party.payload, ...share, shareMin: null, shareText }
    const slot = `joint-${row.cell('member_id')}-${row.cell('id')}`
    const { partyId } = party
    return [{ type: 'fact', line: row.line, companyId, section: 'member', slot, partyId, payload, validFrom }]
  }
  return readRecords(file, toRecords, (cell) => joint.get(cell('member_id'))?.companyId ?? null)
}
