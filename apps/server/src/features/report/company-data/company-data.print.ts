import type { EndpointAnswer } from '@merleg/contract/endpoint'
import type { DataGroup, DataItem, getCompanyData } from '@merleg/contract/report/company-data.contract'
import type { PrintBlock } from '@merleg/contract/report/print.contract'
import { getTranslator } from '@merleg/i18n/translator'
import { headingBlock, noteBlock, type PrintItem } from '../print-blocks/blocks.ts'
import type { PrintContext } from '../print-blocks/context.ts'

/** Everything the register says of a company, in groups of items with their validity and source. */
export function renderCompanyDataBlocks(
  { groups }: Pick<EndpointAnswer<typeof getCompanyData>, 'groups'>,
  context: PrintContext,
): PrintBlock[] {
  return groups.flatMap((group) => renderGroup(group, context))
}

function renderGroup({ title, active, inactive, items, hasMore }: DataGroup, context: PrintContext): PrintBlock[] {
  const t = getTranslator(context.locale, 'report/company-data/answers')
  const shown = context.onlyValid ? items.filter(({ valid }) => valid) : items
  const note = shown.length === 0 ? t('extract.noItems') : hasMore ? t('extract.more', { shown: shown.length }) : null
  return [
    headingBlock(title, t('extract.counts', { active, inactive })),
    ...(shown.length === 0
      ? []
      : [
          {
            type: 'items' as const,
            items: shown.map((item, index) => renderItem(item, shown.length === 1 ? null : index + 1, context)),
          },
        ]),
    ...(note === null ? [] : [noteBlock(note)]),
  ]
}

function renderItem(item: DataItem, counter: number | null, { locale, cite }: PrintContext): PrintItem {
  const t = getTranslator(locale, 'report/company-data/answers')
  const validity = item.valid ? t('extract.valid') : t('extract.inactive')
  const source = `${cite(item.provenance)} ${item.provenance.reference ?? ''}`.trimEnd()
  return {
    lead: counter === null ? null : `${counter}.`,
    title: null,
    muted: !item.valid,
    rows: item.rows.map(({ key, value }) => ({ key, value })),
    foot: `${source} · ${item.dates === null ? validity : `${validity}: ${item.dates}`}`,
  }
}
