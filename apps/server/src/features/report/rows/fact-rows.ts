import type { DataRow } from '@merleg/contract/report/company-data.contract'
import type { FactPayload, FactSection } from '@merleg/domain/fact-sections'
import { getTranslator } from '@merleg/i18n/translator'
import { COMPANY_ROWS } from './company-rows.ts'
import { findSourceLanguage } from '../words/source-language.ts'
import { kindOf } from '../words/fact-labels.ts'
import { translatePost } from '../words/register-words.ts'
import { moneyRow, partyRows, postRow, type RenderRows, row, type RowContext, shareRow } from './data-rows.ts'
import { NEWS_ROWS } from './news-rows.ts'
import { OWNER_ROWS } from './beneficial-owner-rows.ts'

const SECTION_ROWS: { [Section in FactSection]: RenderRows<Section> } = {
  ...COMPANY_ROWS,
  ...NEWS_ROWS,
  signatory: (signatory, context) => {
    const { representation } = signatory
    const t = getTranslator(context.locale, 'register/fact-sections')
    return partyRows(context, signatory, [
      ...postRow(context, signatory.post),
      ...row(context, 'representation', representation === null ? null : t(`representation.${representation}`)),
    ])
  },
  member: (member, context) =>
    partyRows(context, member, [
      ...row(context, 'memberRole', translatePost(context.locale, member.role ?? null)),
      ...shareRow(context, member),
      ...moneyRow(context, 'contribution', { amount: member.contribution, currency: member.currency }),
    ]),
  ...OWNER_ROWS,
  auditor: (auditor, context) => partyRows(context, auditor),
  'supervisory-board': (member, context) => partyRows(context, member, postRow(context, member.post)),
  representative: (representative, context) =>
    partyRows(context, representative, postRow(context, representative.post)),
}

/** What a fact says, row by row, in the caller's language and in the order of a company extract. */
export function renderFactRows<Section extends FactSection>(
  fact: { section: Section; payload: FactPayload<Section>; companyId: string },
  context: Omit<RowContext, 'kind' | 'sourceLanguage'>,
): DataRow[] {
  const renderRows: RenderRows<Section> = SECTION_ROWS[fact.section]
  const { companyId } = fact
  const sourceLanguage = findSourceLanguage(context.locale, fact)
  return renderRows(fact.payload, { ...context, kind: kindOf(companyId), sourceLanguage })
}
