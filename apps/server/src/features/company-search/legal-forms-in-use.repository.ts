import { present, text } from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { statement } from '@merleg/db/statement'
import { sql } from 'kysely'

const KEPT_MS = 5 * 60_000

const legalForms = statement({
  row: { legalForm: present(text) },
  sql: sql`select distinct legal_form as "legalForm" from search_profiles where legal_form is not null`,
})

type Remembered = { forms: Promise<readonly string[]>; readAt: number }
const remembered = new WeakMap<DbOrTx, Remembered>()

/** Keys of the legal forms that companies of the register have; of five minutes ago at most, as all rows are read. */
export async function listLegalFormsInUse(db: DbOrTx): Promise<readonly string[]> {
  const known = remembered.get(db)
  if (known !== undefined && Date.now() - known.readAt < KEPT_MS) return known.forms
  const forms = legalForms.list(db).then((rows) => rows.map(({ legalForm }) => legalForm))
  remembered.set(db, { forms, readAt: Date.now() })
  forms.catch(() => remembered.delete(db))
  return forms
}
