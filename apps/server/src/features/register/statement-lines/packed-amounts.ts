import type { StatementAmounts } from '@merleg/domain/observation'

/** Amounts as stored: by the line order of the layout, null where a line was not filed, up to the last that was. */
export type PackedAmounts = readonly (number | null)[]

export function packAmounts(codes: readonly string[], amounts: StatementAmounts): PackedAmounts {
  const packed = codes.map((code) => amounts[code] ?? null)
  return packed.slice(0, packed.findLastIndex((amount) => amount !== null) + 1)
}

export function unpackAmounts(codes: readonly string[], packed: PackedAmounts): StatementAmounts {
  const amounts: StatementAmounts = {}
  // Counted by hand: an answer may unpack some ten thousand of them.
  for (let place = 0; place < packed.length; place += 1) {
    const amount = packed[place]
    const code = codes[place]
    if (amount != null && code !== undefined) amounts[code] = amount
  }
  return amounts
}
