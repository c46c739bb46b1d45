import { integer, oneOf, orNull, type RowOf, text } from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { onePlan } from '@merleg/db/named-statements'
import { statement } from '@merleg/db/statement'
import { COMPANY_STATUSES } from '@merleg/domain/company-status'
import { ENTITY_KINDS } from '@merleg/domain/report-id'
import { SCORE_BASES } from '@merleg/domain/score/rate/company-score'
import { sql } from 'kysely'

const COMPANY_COLUMNS = {
  companyId: text,
  kind: oneOf(ENTITY_KINDS),
  name: text,
  status: oneOf(COMPANY_STATUSES),
  legalForm: orNull(text),
  legalFormCode: orNull(text),
  points: orNull(integer),
  /** Null where no rating is stored. */
  basis: orNull(oneOf(SCORE_BASES)),
}
/** A company as it stands now, with the rating in force. */
export type CompanyNow = RowOf<typeof COMPANY_COLUMNS>

const companiesNow = statement({
  row: COMPANY_COLUMNS,
  examples: [['']],
  sql: (companyIds: readonly string[]) => sql`
    ${onePlan} select p.company_id as "companyId", p.kind, p.name, p.status, p.legal_form as "legalForm",
           p.legal_form_code as "legalFormCode", s.points::integer as points, s.basis
    from company_profiles p left join scores s on s.company_id = p.company_id and s.superseded_at is null
    where p.company_id = any(${[...companyIds]}::text[])`,
})

/** Companies as they stand now; absent where the register has them no more. */
export async function listCompaniesNow(
  db: DbOrTx,
  companyIds: readonly string[],
): Promise<ReadonlyMap<string, CompanyNow>> {
  if (companyIds.length === 0) return new Map()
  return new Map((await companiesNow.list(db, companyIds)).map((company) => [company.companyId, company]))
}
