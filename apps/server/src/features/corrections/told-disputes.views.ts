import type { DbOrTx } from '@merleg/db/connect'
import { mentionsPerson } from '@merleg/domain/corrections/mentions-person'
import { keyOfFact } from '../report/rows/provenance.ts'
import { listReportedOf, type StoredCorrection } from './corrections.repository.ts'
import { listWithheldEntries, type WithheldEntry } from './withheld-persons.repository.ts'

/**
 * What the users of a subscriber say is wrong in the report of a company, as its readers are told: but for what was refused,
 * and for what is of a person whose details are withheld.
 */
export async function listToldDisputes(
  db: DbOrTx,
  of: { subscriberId: string; companyId: string },
): Promise<StoredCorrection[]> {
  const reported = await listReportedOf(db, of)
  if (reported.length === 0) return []
  const entries = await listWithheldEntries(db, of.companyId)
  return reported.filter((one) => !entries.some((entry) => isOf(one, entry)))
}

/** A value without a key goes by what is written of it: rather one of another is left out. */
function isOf({ fieldKey, field, shownValue, expected }: StoredCorrection, entry: WithheldEntry): boolean {
  if (fieldKey !== null) return fieldKey === keyOfFact(entry)
  return mentionsPerson([field, shownValue, expected].join('\n'), entry)
}
