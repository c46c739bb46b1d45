import type { ChangedField } from '@merleg/contract/report/changes.contract'
import type { DataRow } from '@merleg/contract/report/company-data.contract'

/** Rows of the same label beside each other, in the order of what is now; what is gone stands where it was. */
export function alignRows(before: readonly DataRow[], after: readonly DataRow[]): ChangedField[] {
  const [only] = before
  const [single] = after
  // The label may be what changed: an activity becomes the main one.
  if (only && single && before.length === 1 && after.length === 1) return [pair(only, single)]
  const left = [...before]
  const fields = after.map((row) => {
    const found = left.findIndex(({ key }) => key === row.key)
    return pair(found < 0 ? null : (left.splice(found, 1)[0] ?? null), row)
  })
  for (const row of left) fields.splice(before.indexOf(row), 0, pair(row, null))
  return fields
}

function pair(before: DataRow | null, after: DataRow | null): ChangedField {
  return { before, after, isChanged: before?.key !== after?.key || before?.value !== after?.value }
}
