import rows from './banks.json' with { type: 'json' }

const nameByCode = new Map(
  rows.flatMap((row) => {
    const [name = '', codes = ''] = row.split('|')
    return codes.split(',').map((code) => [code, name] as const)
  }),
)

/** Name of the bank behind the first three digits of a GIRO account number, or null where the code is not in use. */
export function findBankName(bankCode: string): string | null {
  return nameByCode.get(bankCode) ?? null
}

/** Bank codes in use, sorted. */
export const BANK_CODES: readonly string[] = [...nameByCode.keys()].toSorted()
