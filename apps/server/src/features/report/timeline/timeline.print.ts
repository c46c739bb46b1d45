import type { PrintBlock } from '@merleg/contract/report/print.contract'
import type { Timeline, TimelineItem } from '@merleg/contract/report/timeline.contract'
import { headingBlock, type PrintItem } from '../print-blocks/blocks.ts'
import type { PrintContext } from '../print-blocks/context.ts'

/** What happened to the company, by year, the newest first. */
export function renderTimelineBlocks({ years }: Timeline, context: PrintContext): PrintBlock[] {
  return years.flatMap(({ year, items }) => {
    const shown = context.onlyValid ? items.filter(({ valid }) => valid) : items
    if (shown.length === 0) return []
    return [
      headingBlock(String(year)),
      { type: 'items' as const, items: shown.map((item) => renderItem(item, context)) },
    ]
  })
}

function renderItem({ date, title, valid, rows, provenance }: TimelineItem, { cite }: PrintContext): PrintItem {
  const reference = provenance.reference === null ? '' : ` ${provenance.reference}`
  return {
    lead: date,
    title,
    muted: !valid,
    rows: rows.map(({ key, value }) => ({ key, value })),
    foot: `${cite(provenance)}${reference}`,
  }
}
