import type { DbOrTx } from '@merleg/db/connect'

/** Was the company compared with this version of the sanctions lists? */
export async function isScreened(
  db: DbOrTx,
  { companyId, version }: { companyId: string; version: number },
): Promise<boolean> {
  const check = db
    .selectFrom('sanction_checks')
    .select('version')
    .where('company_id', '=', companyId)
    .where('version', '=', version)
  return (await check.executeTakeFirst()) !== undefined
}
