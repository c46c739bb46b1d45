import type { PrintBlock } from '@merleg/contract/report/print.contract'
import type { Timeline, TimelineItem } from '@merleg/contract/report/timeline.contract'
import { isFactSection } from '@merleg/domain/fact-sections'
import { isHappening } from '@merleg/domain/silence'
import { getTranslator } from '@merleg/i18n/translator'
import { headingBlock, markLanguage, noteBlock, type PrintItem, silenceBlock } from '../print-blocks/blocks.ts'
import type { PrintContext } from '../print-blocks/context.ts'

/** What happened to the company, by year, the newest first. */
export function renderTimelineBlocks({ years, silence, undated }: Timeline, context: PrintContext): PrintBlock[] {
  const isEmpty = years.length === 0
  return [
    ...years.flatMap((year) => renderYear(year, context)),
    ...(isEmpty ? [silenceBlock(silence)] : silence.level === 'none' ? [] : [noteBlock(silence.text)]),
    ...(undated === null ? [] : [noteBlock(undated.text)]),
  ]
}

function renderYear({ year, items }: Timeline['years'][number], context: PrintContext): PrintBlock[] {
  const held = context.onlyValid ? items.filter(({ valid }) => valid) : items
  // What happens again and again is listed in a chapter of its own: here its number is told.
  const isListed = (item: TimelineItem) => chapterOf(item, context) !== null
  const shown = held.filter((item) => !isListed(item))
  const listed = Map.groupBy(held.filter(isListed), (item) => chapterOf(item, context))
  if (held.length === 0) return []
  const t = getTranslator(context.locale, 'report/timeline/answers')
  return [
    headingBlock(String(year)),
    ...(shown.length === 0 ? [] : [{ type: 'items' as const, items: shown.map((item) => renderItem(item, context)) }]),
    ...[...listed].map(([chapter, own]) => {
      const count = own.reduce((sum, item) => sum + item.count, 0)
      return noteBlock(t('listedIn', { count, title: own[0]?.title ?? '', chapter: chapter ?? '' }))
    }),
  ]
}

function chapterOf({ id }: TimelineItem, { listedIn }: PrintContext): string | null {
  const section = id.slice(0, id.indexOf(':'))
  return isFactSection(section) && isHappening(section) ? (listedIn.get(section) ?? null) : null
}

function renderItem({ date, title, valid, rows, provenance }: TimelineItem, { cite }: PrintContext): PrintItem {
  const reference = provenance.reference === null ? '' : ` ${provenance.reference}`
  return {
    lead: date,
    title,
    muted: !valid,
    rows: rows.map((row) => ({ key: row.key, value: markLanguage(row) })),
    foot: `${cite(provenance)}${reference}`,
  }
}
