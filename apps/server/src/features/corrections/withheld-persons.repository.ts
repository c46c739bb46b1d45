import type { Tx } from '@merleg/db/connect'
import { sql } from 'kysely'

type Withheld = { companyId: string; name: string; correctionNumber: number; now: Date }

/** From now on readers are told nothing of the person in the report of the company but the name and the role. */
export async function insertWithheldPerson(
  tx: Tx,
  { companyId, name, correctionNumber, now }: Withheld,
): Promise<void> {
  await tx
    .insertInto('withheld_persons')
    .values({
      company_id: companyId,
      name_folded: sql<string>`fold_name(${name})`,
      correction_number: correctionNumber,
      withheld_at: now,
    })
    .execute()
}
