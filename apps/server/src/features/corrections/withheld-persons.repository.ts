import type { Tx } from '@merleg/db/connect'
import { command } from '@merleg/db/statement'
import { sql } from 'kysely'

type Withheld = { companyId: string; partyId: string | null; name: string; correctionNumber: number; now: Date }

const insertWithheld = command({
  examples: [{ companyId: '', partyId: null, name: '', correctionNumber: 1, now: new Date(0) }],
  sql: ({ companyId, partyId, name, correctionNumber, now }: Withheld) => sql`
    insert into withheld_persons (correction_number, company_id, party_id, name_folded, withheld_at)
    values (${correctionNumber}, ${companyId}, ${partyId}, fold_name(${name}), ${now})`,
})

/** From now on readers are told nothing of the person in the report of the company but the name and the role. */
export async function insertWithheldPerson(tx: Tx, withheld: Withheld): Promise<void> {
  await insertWithheld.run(tx, withheld)
}
