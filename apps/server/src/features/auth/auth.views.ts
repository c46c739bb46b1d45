import type { Me } from '@merleg/contract/auth.contract'
import { PAGE_SIZES } from '@merleg/contract/paging'
import { boolean, oneOfIntegers } from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { statement } from '@merleg/db/statement'
import { sql } from 'kysely'
import { AppError } from '../../app/app-error.ts'
import type { SessionUser } from '../../app/session.ts'
import { hasDemoData } from '../generate/demo-data.repository.ts'

const displaySettings = statement({
  row: {
    onlyValid: boolean,
    dataExpanded: boolean,
    perPage: oneOfIntegers(PAGE_SIZES),
    inThousandHUF: boolean,
    hideSearchHistory: boolean,
  },
  examples: ['00000000-0000-0000-0000-000000000000'],
  sql: (userId: string) => sql`
    select company_report_valid_details as "onlyValid", company_report_open_all as "dataExpanded", per_page as "perPage",
           company_report_thousands as "inThousandHUF", company_report_hide_history as "hideSearchHistory"
      from users where user_id = ${userId}`,
})

/** The signed-in user with the settings that every page needs; throws `auth.required` when the user is gone. */
export async function getMePage(db: DbOrTx, user: SessionUser): Promise<Me> {
  const settings = await displaySettings.find(db, user.userId)
  if (!settings) throw new AppError('auth.required')
  return {
    userId: user.userId,
    name: user.name,
    email: user.email,
    role: user.role,
    ...settings,
    claims: [...user.claims],
    trialEndsAt: user.trial?.endsAt.toISOString() ?? null,
    hasDemoData: await hasDemoData(db),
  }
}
