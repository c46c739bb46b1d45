/** NACE: monetary intermediation, funds, insurance and pension funding, brokers of securities, management of funds. */
export const FINANCIAL_CODES: readonly string[] = ['641', '643', '65', '6612', '663']
const SCHEMES: ReadonlySet<string> = new Set(['TEAOR08', 'NACE2', 'NACE21', 'CAEN2', 'EMTAK', 'SIC2007'])

/**
 * Is a main activity that of a bank, an insurer, an investment firm or a fund? Their accounts mean something else than the
 * model learnt from: it must not be used for them (docs/model-card.md). Holding companies and lessors are not among them.
 */
export function isFinancialActivity({ scheme, code }: { scheme: string; code: string }): boolean {
  const digits = code.replaceAll('.', '')
  return SCHEMES.has(scheme) && FINANCIAL_CODES.some((prefix) => digits.startsWith(prefix))
}
