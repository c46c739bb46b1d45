import { findBritishCategory, findBritishStatus } from '@merleg/domain/british-profile'
import { z } from 'zod'
import type { FilePlace } from '../../../../shared/file-fault.ts'
import { COLUMNS, type CompanyRow, PREVIOUS_NAMES, SIC_COLUMNS } from './company-columns.ts'
import { ToldAddress } from './told-address.ts'

const Text = z.string().nullish()

/** A company as the stream tells it; what is not read is left out. */
const Profile = z.object({
  company_name: z.string(),
  company_number: z.string(),
  company_status: Text,
  company_status_detail: Text,
  type: z.string(),
  is_community_interest_company: z.boolean().nullish(),
  date_of_creation: Text,
  date_of_cessation: Text,
  registered_office_address: ToldAddress,
  sic_codes: z.array(z.string()).nullish(),
  previous_company_names: z.array(z.object({ name: z.string(), ceased_on: z.string() })).nullish(),
  accounts: z
    .object({
      accounting_reference_date: z.object({ day: z.string(), month: z.string() }).nullish(),
      last_accounts: z.object({ made_up_to: Text, type: Text }).nullish(),
      next_due: Text,
    })
    .nullish(),
  confirmation_statement: z.object({ last_made_up_to: Text, next_due: Text }).nullish(),
})
type Profile = z.infer<typeof Profile>

/**
 * A profile in the columns of the basic file, so that both say the same of a company in the same words; null where it is
 * no profile. Charges are not counted in it.
 */
export function toCompanyRow(at: FilePlace, data: unknown): CompanyRow | null {
  const parsed = Profile.safeParse(data)
  if (!parsed.success) return null
  const cells = toCells(parsed.data)
  return { ...at, isComplete: true, cell: (column) => (COLUMNS.includes(column) ? (cells[column] ?? '').trim() : '') }
}

function toCells(profile: Profile): Readonly<Record<string, string>> {
  const { accounts, confirmation_statement: confirmation } = profile
  const category = accounts?.last_accounts?.type ?? 'null'
  return {
    CompanyName: profile.company_name,
    CompanyNumber: profile.company_number,
    CompanyCategory: profile.is_community_interest_company
      ? 'Community Interest Company'
      : findBritishCategory(profile.type),
    CompanyStatus: findBritishStatus(profile.company_status ?? '', profile.company_status_detail ?? ''),
    IncorporationDate: toSlashedDay(profile.date_of_creation),
    DissolutionDate: toSlashedDay(profile.date_of_cessation),
    ...toAddressCells(profile.registered_office_address),
    ...Object.fromEntries(SIC_COLUMNS.map((column, index) => [column, profile.sic_codes?.[index] ?? ''])),
    ...Object.fromEntries(
      PREVIOUS_NAMES.flatMap((column, index) => {
        const previous = profile.previous_company_names?.[index]
        return [
          [`${column}.CompanyName`, previous?.name ?? ''],
          [`${column}.CONDATE`, toSlashedDay(previous?.ceased_on)],
        ]
      }),
    ),
    'Accounts.AccountRefDay': accounts?.accounting_reference_date?.day ?? '',
    'Accounts.AccountRefMonth': accounts?.accounting_reference_date?.month ?? '',
    'Accounts.NextDueDate': toSlashedDay(accounts?.next_due),
    'Accounts.LastMadeUpDate': toSlashedDay(accounts?.last_accounts?.made_up_to),
    'Accounts.AccountCategory': category === 'null' ? '' : category.replaceAll('-', ' ').toUpperCase(),
    ConfStmtNextDueDate: toSlashedDay(confirmation?.next_due),
    ConfStmtLastMadeUpDate: toSlashedDay(confirmation?.last_made_up_to),
    URI: `http://business.data.gov.uk/id/company/${profile.company_number}`,
  }
}

/** In capitals, as the file has them: an office has not moved because it is written in another way. */
function toAddressCells(address: Profile['registered_office_address']): Record<string, string> {
  const text = (part: string | null | undefined): string => (part ?? '').toUpperCase()
  return {
    'RegAddress.CareOf': text(address?.care_of),
    'RegAddress.POBox': text(address?.po_box),
    'RegAddress.AddressLine1': `${text(address?.premises)} ${text(address?.address_line_1)}`,
    'RegAddress.AddressLine2': text(address?.address_line_2),
    'RegAddress.PostTown': text(address?.locality),
    'RegAddress.County': text(address?.region),
    'RegAddress.Country': text(address?.country),
    'RegAddress.PostCode': text(address?.postal_code),
  }
}

/** `2021-07-31` as the file writes it; anything else stays as it is, so that it is noticed. */
function toSlashedDay(day: string | null | undefined): string {
  return (day ?? '').replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$3/$2/$1')
}
