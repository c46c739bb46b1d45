/** What the address says of a comparison: ids of companies with commas between, and how the rows stand. */
export type ComparisonView = {
  companies?: string | undefined
  /** `listed`: in the order of the table; differences first without it. */
  order?: 'listed' | undefined
  /** Only rows that differ, or may. */
  only?: 'differences' | undefined
}

/** The companies of the address, each once. */
export function readCompanyIds({ companies = '' }: ComparisonView): string[] {
  return [...new Set(companies.split(',').filter((id) => id !== ''))]
}
