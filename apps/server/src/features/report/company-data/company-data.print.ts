import type { EndpointAnswer } from '@merleg/contract/endpoint'
import type { DataGroup, DataItem, getCompanyData } from '@merleg/contract/report/company-data.contract'
import type { PrintBlock } from '@merleg/contract/report/print.contract'
import { isFactSection } from '@merleg/domain/fact-sections'
import { getTranslator } from '@merleg/i18n/translator'
import { headingBlock, markLanguage, noteBlock, type PrintItem, silenceBlock } from '../print-blocks/blocks.ts'
import type { PrintContext } from '../print-blocks/context.ts'

/** Everything the register says of a company, in groups of items with their validity and source. */
export function renderCompanyDataBlocks(
  { groups, notYet, silence }: Pick<EndpointAnswer<typeof getCompanyData>, 'groups' | 'notYet' | 'silence'>,
  context: PrintContext,
): PrintBlock[] {
  const tabs = [
    { type: 'other', silence: silence.company },
    { type: 'members', silence: silence.members },
    { type: 'news', silence: silence.news },
  ] as const
  const shown = tabs.flatMap((tab) => {
    const own = groups.filter(({ type }) => type === tab.type)
    if (own.length > 0) return own.flatMap((group) => renderGroup(group, context))
    return notYet === null ? [silenceBlock(tab.silence)] : []
  })
  // Each tab would say it of itself.
  return notYet === null ? shown : [noteBlock(`${silence.company.title}. ${notYet}`, 'warning'), ...shown]
}

function renderGroup(group: DataGroup, context: PrintContext): PrintBlock[] {
  const { id, title, counts, basis, items, hasMore } = group
  const t = getTranslator(context.locale, 'report/company-data/answers')
  const chapter = isFactSection(id) ? context.listedIn.get(id) : undefined
  if (chapter !== undefined)
    return [
      headingBlock(title, [counts, t('extract.listedIn', { chapter })].filter((text) => text !== null).join(' · ')),
    ]
  const shown = context.onlyValid ? items.filter(({ valid }) => valid) : items
  const note = shown.length === 0 ? t('extract.noItems') : hasMore ? t('extract.more', { shown: shown.length }) : null
  return [
    headingBlock(title, [counts, basis].filter((text) => text !== null).join(' · ')),
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
  const source = `${cite(item.provenance)} ${item.provenance.reference ?? ''}`.trimEnd()
  return {
    lead: counter === null ? null : `${counter}.`,
    title: null,
    muted: !item.valid,
    rows: item.rows.map((row) => ({ key: row.key, value: markLanguage(row) })),
    foot: [source, item.valid ? null : t('extract.inactive'), item.dates ?? t('extract.undated')]
      .filter((text) => text !== null)
      .join(' · '),
  }
}
