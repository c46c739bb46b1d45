import type { Silence, YearMark } from '@merleg/contract/fields'
import type { PrintBlock, PrintCell } from '@merleg/contract/report/print.contract'
import { isErrorMark, listMarkSentences } from '@merleg/domain/year-mark-kinds'

type BlockOf<Type extends PrintBlock['type']> = Extract<PrintBlock, { type: Type }>
export type PrintColumn = BlockOf<'table'>['columns'][number]
export type PrintItem = BlockOf<'items'>['items'][number]
type Tone = BlockOf<'note'>['tone']

export function headingBlock(text: string, note: string | null = null): PrintBlock {
  return { type: 'heading', text, note: note === '' ? null : note }
}

export function noteBlock(text: string, tone: Tone = 'plain'): BlockOf<'note'> {
  return { type: 'note', text, tone }
}

/** On paper the language of a source's own words stands behind them: `… (HU)`. */
export function markLanguage({ value, lang }: { value: string; lang?: string | undefined }): string {
  return lang === undefined ? value : `${value} (${lang.toUpperCase()})`
}

/** What it means that a chapter, or a part of it, has nothing. */
export function silenceBlock({ title, text }: Silence): PrintBlock {
  return noteBlock(`${title}. ${text}`)
}

/** What is to be known of the accounts of years, each sentence once; an error warns. */
export function markBlocks(marks: readonly (YearMark | null)[]): BlockOf<'note'>[] {
  const tones = new Map<string, Tone>()
  for (const mark of marks.filter((one) => one !== null))
    for (const [index, sentence] of listMarkSentences(mark).entries())
      tones.set(sentence, index === 0 && isErrorMark(mark.kind) ? 'warning' : 'plain')
  return [...tones].map(([sentence, tone]) => noteBlock(sentence, tone))
}

/** Labelled values; what is not known is left out, a block without any too. */
export function factBlocks(
  rows: readonly { key: string; value: string | null; note?: string | null | undefined }[],
): PrintBlock[] {
  const known = rows.flatMap(({ key, value, note }) =>
    value === null || value === '' ? [] : [{ key, value, note: note ?? null }],
  )
  return known.length === 0 ? [] : [{ type: 'facts', rows: known }]
}

/** A column of texts with its share of the width. */
export const textColumn = (title: string, weight = 1): PrintColumn => ({ title, align: 'left', weight })
/** A column of days, codes or identifiers, as wide as they are. */
export const codeColumn = (title: string): PrintColumn => ({ title, align: 'left', weight: 0 })
/** A column of figures, as wide as they are. */
export const figureColumn = (title: string): PrintColumn => ({ title, align: 'right', weight: 0 })

/** A table; columns without any value in any row are left out. Nothing where there is no row. */
export function tableBlocks(
  caption: string,
  columns: readonly PrintColumn[],
  rows: readonly (readonly (PrintCell | string | null)[])[],
): PrintBlock[] {
  if (rows.length === 0) return []
  const cells = rows.map((row) => row.map(toCell))
  const used = columns.map((_, index) => cells.some((row) => (row[index]?.text ?? '') !== ''))
  const keep = <Value>(values: readonly Value[]): Value[] => values.filter((_, index) => used[index])
  return [{ type: 'table', caption, columns: keep(columns), rows: cells.map(keep), empty: null }]
}

function toCell(cell: PrintCell | string | null): PrintCell {
  if (cell === null) return { text: '' }
  return typeof cell === 'string' ? { text: cell } : cell
}
