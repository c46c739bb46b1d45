import { readCountry } from './countries.ts'
import { type ColumnRole } from './column-roles.ts'
import { type ComparedName, toComparedName } from './company-names.ts'
import { type GivenIdentifier, type IdentifierReading, readRegisterNumber, readTaxNumber } from './identifiers.ts'
import { type GivenPlace, readGivenPlace } from './places.ts'

/** What a row of a list says of a company. */
export type GivenCompany = {
  name: string | null
  compared: ComparedName | null
  identifiers: readonly GivenIdentifier[]
  /** Identifiers that are none: a wrong check digit, or another length. */
  faults: readonly ('tax-number' | 'register-number')[]
  place: GivenPlace | null
  countryCode: string | null
}

const MAX_NAME = 300

/** Reads a row by the roles of its columns. */
export function readGivenCompany(cells: readonly string[], roles: readonly (ColumnRole | null)[]): GivenCompany {
  const listOf = (role: ColumnRole) =>
    roles.flatMap((other, index) => (other === role ? [(cells[index] ?? '').trim()] : [])).filter((text) => text !== '')
  const join = (role: ColumnRole) => listOf(role).join(' ')
  const name = join('name').slice(0, MAX_NAME) || null
  const countryCode = readCountry(join('country'))
  const readings: IdentifierReading[] = [
    ...listOf('tax-number').map((text) => readTaxNumber(text, countryCode)),
    ...listOf('register-number').map((text) => readRegisterNumber(text, countryCode)),
  ]
  return {
    name,
    compared: name === null ? null : toComparedName(name),
    identifiers: readings.flatMap((reading) => (reading && 'identifier' in reading ? [reading.identifier] : [])),
    faults: [...new Set(readings.flatMap((reading) => (reading && 'fault' in reading ? [reading.fault] : [])))],
    place: readGivenPlace({
      zip: join('zip'),
      settlement: join('settlement'),
      street: join('street'),
      address: join('address'),
    }),
    countryCode,
  }
}
