/** Which row a company has, and which company a row is of. Ids of eight digits are kept as numbers, the others as they are. */
export type RowIds = {
  stems: Uint32Array
  others: Map<number, string>
  /** Rows by the hash of their stem, the next free place taken (open addressing); 0 is free, others are one too high. */
  rowsByStem: Int32Array
  rowsByOther: Map<string, number>
}

const NO_STEM = 0xff_ff_ff_ff
const STEM_LENGTH = 8
const [ZERO, NINE, LINE_END] = [48, 57, 10]

export function createRowIds(capacity: number): RowIds {
  return {
    stems: new Uint32Array(capacity).fill(NO_STEM),
    others: new Map(),
    // At most half full.
    rowsByStem: new Int32Array(2 ** Math.ceil(Math.log2(2 * capacity + 2))),
    rowsByOther: new Map(),
  }
}

/** The same ids with room for so many rows. */
export function growRowIds(ids: RowIds, capacity: number): RowIds {
  const larger = createRowIds(capacity)
  larger.stems.set(ids.stems)
  for (const [row, stem] of larger.stems.entries())
    if (stem !== NO_STEM) larger.rowsByStem[placeOf(larger, stem)] = row + 1
  return { ...larger, others: ids.others, rowsByOther: ids.rowsByOther }
}

/** Says of which company a row is; a row is of the same one for ever. */
export function putId(ids: RowIds, row: number, id: string): void {
  const stem = readStem(id, 0, id.length)
  if (stem === NO_STEM) {
    ids.others.set(row, id)
    ids.rowsByOther.set(id, row)
    return
  }
  ids.stems[row] = stem
  ids.rowsByStem[placeOf(ids, stem)] = row + 1
}

/** Where a stem stands, or would stand. */
function placeOf({ stems, rowsByStem }: RowIds, stem: number): number {
  const last = rowsByStem.length - 1
  let place = Math.imul(stem, 0x9e_37_79_b1) >>> (Math.clz32(last) & 31)
  for (;;) {
    const row = rowsByStem[place] ?? 0
    if (row === 0 || stems[row - 1] === stem) return place
    place = (place + 1) & last
  }
}

function readStem(text: string, from: number, to: number): number {
  if (to - from !== STEM_LENGTH) return NO_STEM
  let stem = 0
  for (let at = from; at < to; at += 1) {
    const code = text.charCodeAt(at)
    if (code < ZERO || code > NINE) return NO_STEM
    stem = stem * 10 + code - ZERO
  }
  return stem
}

/** The rows of companies whose ids stand one on each line, each once; who has no row is left out. */
export function listRows(ids: RowIds, lines: string): Int32Array {
  const isFound = new Uint8Array(ids.stems.length)
  const rows = new Int32Array(Math.min(ids.stems.length, Math.ceil(lines.length / 2)))
  let count = 0
  for (let from = 0; from < lines.length;) {
    let to = from
    while (to < lines.length && lines.charCodeAt(to) !== LINE_END) to += 1
    const row = findRow(ids, { lines, from, to })
    if (row >= 0 && isFound[row] === 0) {
      isFound[row] = 1
      rows[count] = row
      count += 1
    }
    from = to + 1
  }
  return rows.slice(0, count)
}

/** -1 where the columns do not know the company. */
function findRow(ids: RowIds, { lines, from, to }: { lines: string; from: number; to: number }): number {
  const stem = readStem(lines, from, to)
  if (stem === NO_STEM) return ids.rowsByOther.get(lines.slice(from, to)) ?? -1
  return (ids.rowsByStem[placeOf(ids, stem)] ?? 0) - 1
}

/** The row of a company; -1 where the columns do not know it. */
export function rowOf(ids: RowIds, id: string): number {
  return findRow(ids, { lines: id, from: 0, to: id.length })
}

/** The id of the company of a row. */
export function idOf({ stems, others }: RowIds, row: number): string {
  const stem = stems[row] ?? NO_STEM
  return stem === NO_STEM ? (others.get(row) ?? '') : String(stem).padStart(STEM_LENGTH, '0')
}

/** The ids of the companies of some rows, in their order as texts: digits come before letters. */
export function listIds({ stems, others }: RowIds, rows: Int32Array): string[] {
  const own = Uint32Array.from(rows, (row) => stems[row] ?? NO_STEM).toSorted()
  const known = own.findIndex((stem) => stem === NO_STEM)
  const numbered = known < 0 ? own : own.subarray(0, known)
  const named =
    known < 0 ? [] : Array.from(rows).flatMap((row) => (stems[row] === NO_STEM ? (others.get(row) ?? []) : []))
  return [...Array.from(numbered, (stem) => String(stem).padStart(STEM_LENGTH, '0')), ...named.toSorted()]
}
