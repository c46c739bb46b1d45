import type { DataRow } from '@merleg/contract/report/company-data.contract'
import type { FactPayload } from '@merleg/domain/fact-sections'
import { getTranslator } from '@merleg/i18n/translator'
import { toOutsideUrl } from '../words/links.ts'
import type { NewsSection } from './company-rows.ts'
import { dateRow, moneyRow, partyRows, type RenderRows, row, type RowContext, sourceRow } from './data-rows.ts'

/** Each procedure has an office of its own for who conducts it: who winds up a solvent company is no insolvency official. */
type Office = 'administrator' | 'liquidator' | 'voluntaryLiquidator' | 'assetSupervisor'

const proceedingRows =
  (office: Office) =>
  (proceeding: FactPayload<'liquidation'>, context: RowContext): DataRow[] => [
    ...row(context, 'caseNumber', { value: proceeding.caseNumber, style: 'code' }),
    ...row(context, 'court', proceeding.court),
    ...row(context, office, proceeding.administrator),
    ...sourceRow(context, 'text', proceeding.text),
  ]

function mayBeRows({ mayBe }: FactPayload<'procedure'>, context: RowContext): DataRow[] {
  if (mayBe === undefined) return []
  const t = getTranslator(context.locale, 'register/fact-sections')
  const kinds = mayBe.map((kind) => t(`titles.${kind}`)).join(', ')
  return row(context, 'procedureKind', t('words.kindNotTold', { kinds }))
}

function debtRows(debt: FactPayload<'tax-debt'>, context: RowContext): DataRow[] {
  return [
    ...row(context, 'authority', { value: debt.authority, style: 'strong' }),
    ...row(context, 'caseNumber', { value: debt.caseNumber, style: 'code' }),
    ...moneyRow(context, 'amount', debt),
    ...sourceRow(context, 'text', debt.text),
  ]
}

function findingRows(told: FactPayload<'tax-finding'>, context: RowContext): DataRow[] {
  const t = getTranslator(context.locale, 'register/fact-sections')
  const { amount, consequenceAmount, currency } = told
  return [
    ...row(context, 'finding', { value: t(`finding.${told.finding}`), keyIcon: 'tax', style: 'strong' }),
    ...row(context, 'authority', told.authority),
    ...dateRow(context, 'decidedOn', told.decidedOn),
    ...dateRow(context, 'enforceableOn', told.enforceableOn),
    ...moneyRow(context, 'shortage', { amount, currency }),
    ...moneyRow(context, 'consequences', { amount: consequenceAmount, currency }),
  ]
}

function awardRows(award: FactPayload<'procurement-award'>, context: RowContext): DataRow[] {
  const t = getTranslator(context.locale, 'register/fact-sections')
  return [
    ...sourceRow(context, 'title', {
      value: award.title,
      keyIcon: 'award',
      valueUrl: toOutsideUrl(award.noticeUrl),
      style: 'strong',
    }),
    ...row(context, 'contractingAuthority', award.authority),
    ...dateRow(context, 'awardedOn', award.awardedOn),
    ...moneyRow(context, award.isConsortium ? 'jointValue' : 'value', {
      amount: award.value,
      currency: award.currency,
    }),
    ...row(context, 'cpv', { value: award.cpv, style: 'code' }),
    ...row(context, 'consortium', award.isConsortium ? t('words.yes') : null),
  ]
}

/** What was published about the company: the third tab. */
export const NEWS_ROWS: { [Section in NewsSection]: RenderRows<Section> } = {
  bankruptcy: proceedingRows('assetSupervisor'),
  liquidation: proceedingRows('liquidator'),
  dissolution: proceedingRows('voluntaryLiquidator'),
  'forced-deletion': proceedingRows('administrator'),
  procedure: (procedure, context) => [
    ...mayBeRows(procedure, context),
    ...proceedingRows('administrator')(procedure, context),
  ],
  'activity-suspension': ({ authority, decidedOn }, context) => [
    ...row(context, 'authority', { value: authority, keyIcon: 'ban', style: 'strong' }),
    ...dateRow(context, 'decidedOn', decidedOn),
  ],
  enforcement: debtRows,
  'tax-enforcement': debtRows,
  'tax-debt': debtRows,
  'tax-finding': findingRows,
  ban: (ban, context) => [...partyRows(context, ban), ...sourceRow(context, 'text', ban.text)],
  sanction: (sanction, context) => [
    ...row(context, 'programme', { value: sanction.programme, keyIcon: 'ban', style: 'strong' }),
    ...row(context, 'grade', getTranslator(context.locale, 'register/fact-sections')(`grade.${sanction.grade}`)),
    ...sourceRow(context, 'text', sanction.text),
  ],
  lien: (lien, context) => [
    ...row(context, 'holder', { value: lien.holder, style: 'strong' }),
    ...moneyRow(context, 'amount', lien),
    ...sourceRow(context, 'text', lien.text),
  ],
  announcement: (announcement, context) => [
    ...sourceRow(context, 'title', { value: announcement.title, style: 'strong' }),
    ...sourceRow(context, 'text', announcement.text),
  ],
  'procurement-award': awardRows,
}
