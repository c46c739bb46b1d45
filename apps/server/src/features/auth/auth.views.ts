import type { Me } from '@merleg/contract/auth.contract'
import type { DbOrTx } from '@merleg/db/connect'
import { sql } from 'kysely'
import { AppError } from '../../app/app-error.ts'
import type { SessionUser } from '../../app/session.ts'
import { hasDemoData } from '../generate/demo-data.repository.ts'

type DisplaySettings = Pick<Me, 'onlyValid' | 'dataExpanded' | 'inThousandHUF' | 'hideSearchHistory' | 'perPage'>

/** The signed-in user with the settings that every page needs; throws `auth.required` when the user is gone. */
export async function getMePage(db: DbOrTx, user: SessionUser): Promise<Me> {
  const { rows } = await sql<DisplaySettings>`
    select company_report_valid_details as "onlyValid", company_report_open_all as "dataExpanded", per_page as "perPage",
           company_report_thousands as "inThousandHUF", company_report_hide_history as "hideSearchHistory"
      from users where user_id = ${user.userId}`.execute(db)
  const [settings] = rows
  if (!settings) throw new AppError('auth.required')
  return {
    name: user.name,
    email: user.email,
    ...settings,
    claims: [...user.claims],
    hasDemoData: await hasDemoData(db),
  }
}
