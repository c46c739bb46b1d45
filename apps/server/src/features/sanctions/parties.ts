import { createHash } from 'node:crypto'
import { foldName } from '@merleg/domain/name-folding'
import { isReplacedName } from '@merleg/domain/replaced-name'
import type { BearerKind } from '@merleg/domain/sanctions/name-tokens'
import type { CompanyRow, PartyRow, PartySection } from './parties.repository.ts'

export type PartyNumber = { value: string; countryCode: string }

/** Someone to be screened: a company itself, or one of its owners and officers. */
export type Party = {
  /** `self`, or who it is within the company: the same as long as the register says the same. */
  key: string
  kind: BearerKind
  names: readonly string[]
  birthDate: string | null
  registerNumber: string | null
  countryCode: string | null
  /** Official numbers, letters and digits only. */
  numbers: readonly PartyNumber[]
  roles: readonly PartySection[]
}

/**
 * The company itself and everyone the register names with it, each once whatever roles they have. `unnamed`: whose name
 * the publisher replaced; there is nothing to compare.
 */
export function listParties(company: CompanyRow, rows: readonly PartyRow[]): { named: Party[]; unnamed: Party[] } {
  const { named = [], unnamed = [] } = Object.groupBy(listBehind(rows), ({ names }) =>
    names.every(isReplacedName) ? 'unnamed' : 'named',
  )
  return { named: [toSelf(company), ...named], unnamed }
}

function listBehind(rows: readonly PartyRow[]): Party[] {
  const parties = new Map<string, Party>()
  for (const row of rows) {
    const key = row.partyId ?? hash([foldName(row.name), row.birthDate ?? ''])
    const known = parties.get(key)
    if (known) {
      if (!known.roles.includes(row.section)) parties.set(key, { ...known, roles: [...known.roles, row.section] })
      continue
    }
    parties.set(key, {
      key,
      kind: row.partyKind === 'person' ? 'person' : 'entity',
      names: [row.name],
      birthDate: row.birthDate,
      registerNumber: row.registerNumber === null ? null : normaliseNumber(row.registerNumber),
      countryCode: null,
      numbers: [],
      roles: [row.section],
    })
  }
  return [...parties.values()]
}

function toSelf({ kind, names, countryCode, ...company }: CompanyRow): Party {
  return {
    key: 'self',
    // Sole traders bear the name of a person.
    kind: kind === 'selfemployed' ? 'person' : 'entity',
    names,
    birthDate: null,
    registerNumber: company.registerNumber === null ? null : normaliseNumber(company.registerNumber),
    countryCode,
    numbers: listNumbers({ kind, countryCode, ...company }),
    roles: [],
  }
}

/** Under which numbers a list may know a company: register number, tax number, its Hungarian stem, foreign codes. */
function listNumbers(company: Omit<CompanyRow, 'names'>): PartyNumber[] {
  const { companyId, countryCode, taxNumber, registerNumber } = company
  const isHungarian = countryCode === 'HU'
  const own = isHungarian ? companyId.slice(-8) : companyId.slice(companyId.indexOf('-') + 1)
  const values = [own, taxNumber, registerNumber, isHungarian ? (taxNumber?.slice(0, 8) ?? null) : null]
  const known = values.flatMap((value) => (value === null ? [] : [normaliseNumber(value)]))
  return [...new Set(known)].map((value) => ({ value, countryCode }))
}

/** Letters and digits, upper case: as numbers of lists are kept. */
export function normaliseNumber(text: string): string {
  return text.toUpperCase().replaceAll(/[^\p{Lu}\d]/gu, '')
}

export function hash(parts: readonly string[]): string {
  return createHash('sha256').update(parts.join('\u0000')).digest('hex').slice(0, 24)
}
