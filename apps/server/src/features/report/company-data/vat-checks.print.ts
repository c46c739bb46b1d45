import type { PrintBlock } from '@merleg/contract/report/print.contract'
import type { DbOrTx } from '@merleg/db/connect'
import type { Locale } from '@merleg/domain/locale'
import { getTranslator } from '@merleg/i18n/translator'
import { listToldChecks } from '../../vat-checks/vat-checks.views.ts'
import { headingBlock, noteBlock } from '../print-blocks/blocks.ts'

type Asked = { companyId: string; subscriberId: string; locale: Locale }

/** The checks of the VAT number that the subscriber had made, as evidence; nothing where there is none. */
export async function renderVatCheckBlocks(db: DbOrTx, asked: Asked): Promise<PrintBlock[]> {
  const { checks, hasMore } = await listToldChecks(db, asked)
  const t = getTranslator(asked.locale, 'vat-checks/answers')
  const ended = checks.filter(({ state }) => state !== 'asking')
  if (ended.length === 0) return []
  const items = ended.map(({ title, text, rows }) => ({ lead: null, title, muted: false, rows, foot: text }))
  return [
    headingBlock(t('print.title'), t('print.note')),
    { type: 'items', items },
    ...(hasMore ? [noteBlock(t('print.more', { count: checks.length }))] : []),
  ]
}
