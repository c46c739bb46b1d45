/** Net sales of a whole business year in one currency; null where they are not known, or the year was a short one. */
export type YearSales = { year: number; sales: number | null }

/**
 * Growth that is worth telling: net sales rose in each of the last three business years, by more than a tenth a year on
 * average. Three years and ten per cent are those by which the European statistics tell high-growth enterprises
 * (Commission Implementing Regulation (EU) 2020/1197, annex IV); there by employees, here by sales, which more
 * companies publish. Amounts are as filed: inflation is not taken out.
 */
export const GROWTH_RULE = { years: 3, yearlyRate: 0.1 } as const

export type SalesGrowth = {
  /** The year compared with, then the years of growth, the last one last. */
  years: ReadonlyArray<{ year: number; sales: number }>
  /** Average growth a year: 0.142 is 14.2 %. */
  yearlyRate: number
}

/** The growth up to the last year with known sales; null where the rule is not met or a year of it is not known. */
export function findSalesGrowth(known: readonly YearSales[]): SalesGrowth | null {
  const sorted = known.toSorted((a, b) => a.year - b.year)
  const last = sorted.findLastIndex(({ sales }) => sales !== null)
  const span = sorted.slice(Math.max(0, last - GROWTH_RULE.years), last + 1)
  const years = span.flatMap(({ year, sales }) => (sales === null ? [] : [{ year, sales }]))
  const [first] = years
  const newest = years.at(-1)
  if (first === undefined || newest === undefined || first.sales <= 0) return null
  if (years.length !== GROWTH_RULE.years + 1 || newest.year - first.year !== GROWTH_RULE.years) return null
  const hasRisen = years.every(({ sales }, index) => index === 0 || sales > (years[index - 1]?.sales ?? Infinity))
  const growth = newest.sales / first.sales
  if (!hasRisen || growth <= (1 + GROWTH_RULE.yearlyRate) ** GROWTH_RULE.years) return null
  return { years, yearlyRate: growth ** (1 / GROWTH_RULE.years) - 1 }
}
