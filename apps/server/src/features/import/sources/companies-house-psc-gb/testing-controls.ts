type Totals = { persons_of_significant_control_count: number; statements_count: number; exemptions_count: number }

const NOTHING: Totals = { persons_of_significant_control_count: 0, statements_count: 0, exemptions_count: 0 }

let serial = 0

/** A line of somebody with control; every one has an address of its own at the publisher. */
export function toControl(number: string, data: Readonly<Record<string, unknown>>, id = 'id1'): unknown {
  const self = `/company/${number}/persons-with-significant-control/individual/${id}`
  return { company_number: number, data: { etag: 'e', notified_on: '2016-04-06', links: { self }, ...data } }
}

/** A line of a statement about control. */
export function toStatement(number: string, statement: string): unknown {
  serial += 1
  const self = `/company/${number}/persons-with-significant-control-statements/statement-${serial}`
  const kind = 'persons-with-significant-control-statement'
  return { company_number: number, data: { kind, statement, notified_on: '2017-01-01', links: { self } } }
}

/** Lines of JSON closed by the totals. */
export function toSnapshot(lines: readonly unknown[], totals: Partial<Totals> = {}): string {
  const kind = 'totals#persons-of-significant-control-snapshot'
  const last = { data: { kind, ...NOTHING, ...totals, generated_at: '2026-11-02T03:40:50Z' } }
  return [...lines, last].map((line) => `${JSON.stringify(line)}\n`).join('')
}
