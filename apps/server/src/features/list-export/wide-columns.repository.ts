import type { ExportColumn } from '@merleg/domain/list-export/export-columns'
import { type RawBuilder, sql } from 'kysely'
import { SHOWN_AMOUNTS } from '../company-search/result-profiles.repository.ts'

/** Beside the wide row p of a company; what a statement does not name of it is not read. */
export const JOINED = sql`left join search_profiles k on k.company_id = p.company_id
    left join scores s on s.company_id = p.company_id and s.superseded_at is null
    left join listed_texts l on l.company_id = p.company_id`

/** What stands in the wide rows, by column; the same tells whether it is there and what it is. */
export const WIDE = {
  companyName: sql`p.name`,
  taxNumber: sql`p.tax_number`,
  companyRegistrationNumber: sql`p.register_number`,
  companyAddress: sql`p.seat`,
  county: sql`p.seat_county`,
  phone: sql`l.phones`,
  email: sql`l.emails`,
  website: sql`l.websites`,
  companyStatus: sql`nullif(p.status, 'unknown')`,
  mainActivity: sql`k.main_class`,
  employees: sql`k.headcount`,
  yearOfFoundation: sql`extract(year from k.founded_on)::integer`,
  netSales: SHOWN_AMOUNTS.netSales,
  domesticSales: sql`k.domestic_sales::float8`,
  exportSales: sql`k.export_sales::float8`,
  operatingProfit: sql`k.operating_profit::float8`,
  profitBeforeTax: sql`k.profit_before_tax::float8`,
  profitAfterTax: SHOWN_AMOUNTS.profitAfterTax,
  bankAccountNumber: sql`l.bank_accounts`,
  certification: sql`s.points::integer`,
  lendingProposal: sql`s.credit_limit::float8`,
  firmSite: sql`l.sites`,
} as const satisfies Partial<Record<ExportColumn, RawBuilder<unknown>>>
