import { date, orNull, type RowOf, text } from '@merleg/db/columns'
import type { DbOrTx, Tx } from '@merleg/db/connect'
import { onePlan } from '@merleg/db/named-statements'
import { command, statement } from '@merleg/db/statement'
import { sql } from 'kysely'
import { isWithheld } from '../register/facts.repository.ts'

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

const ENTRY_COLUMNS = {
  section: text,
  slot: text,
  validFrom: orNull(date),
  name: orNull(text),
  address: orNull(text),
  motherName: orNull(text),
  birthDate: orNull(text),
}
/** A fact that names a person of whom something is withheld, with all that it says of him: for no reader. */
export type WithheldEntry = RowOf<typeof ENTRY_COLUMNS>

const entries = statement({
  row: ENTRY_COLUMNS,
  examples: [''],
  sql: (companyId: string) => sql`
    ${onePlan} select f.section, f.slot, lower(f.valid) as "validFrom", f.payload->>'name' as name, f.payload->>'address' as address,
      f.payload->>'motherName' as "motherName", f.payload->>'birthDate' as "birthDate"
    from facts f where f.company_id = ${companyId} and ${isWithheld('f')}`,
})

/** Every such fact of a company, whatever was told since in its place. */
export function listWithheldEntries(db: DbOrTx, companyId: string): Promise<WithheldEntry[]> {
  return entries.list(db, companyId)
}
