import { readFileSync } from 'node:fs'
import type { BodsStatement } from '@merleg/domain/interchange/bods-statement'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { z } from 'zod'

/** `urn:components` names no namespace, which is no URN by its own rules: `ajv` is given another scheme for the same names. */
function readSchema(name: string): Record<string, unknown> {
  const text = readFileSync(new URL(`./bods-schema/${name}.json`, import.meta.url), 'utf8')
  return z.looseObject({}).parse(JSON.parse(text.replaceAll('"urn:', '"bods:')))
}

/** Says what of some statements the schema of the standard itself refuses. */
export function createBodsCheck(): (statements: readonly unknown[]) => string[] {
  // The schema has properties of its own: `version`, `propertyOrder`, `codelist`.
  const ajv = new Ajv2020({ allErrors: true, strict: false })
  addFormats.default(ajv)
  for (const name of ['components', 'entity-record', 'person-record', 'relationship-record'])
    ajv.addSchema(readSchema(name))
  const validate = ajv.compile(readSchema('statement'))
  return (statements) => {
    if (validate(statements)) return []
    return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message ?? ''}`)
  }
}

/**
 * What the schema cannot say: ids that are there once, statements after those that they refer to, and records that go on
 * from new over updated to closed and no further.
 */
export function findOrderFaults(statements: readonly BodsStatement[]): string[] {
  const faults: string[] = []
  const ids = new Set<string>()
  const last = new Map<string, BodsStatement>()
  for (const statement of statements) {
    const { statementId, recordId, recordStatus, statementDate } = statement
    if (ids.has(statementId)) faults.push(`${statementId} twice`)
    ids.add(statementId)
    const before = last.get(recordId)
    if ((before === undefined) !== (recordStatus === 'new')) faults.push(`${recordId}: ${recordStatus}`)
    if (before?.recordStatus === 'closed') faults.push(`${recordId}: goes on after its end`)
    if ((before?.statementDate ?? '') > statementDate) faults.push(`${recordId}: ${statementDate} comes too late`)
    last.set(recordId, statement)
    if (statement.recordType !== 'relationship') continue
    for (const end of [statement.recordDetails.subject, statement.recordDetails.interestedParty])
      if (typeof end === 'string' && !last.has(end)) faults.push(`${recordId}: ${end} was not told before`)
  }
  return faults
}
