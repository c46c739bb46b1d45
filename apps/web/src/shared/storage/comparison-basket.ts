import { COMPARED_COMPANIES } from '@merleg/domain/comparison'
import { REPORT_ID_PATTERN } from '@merleg/domain/report-id'
import { z } from 'zod'
import { getPreferences, usePreferences } from './preferences.ts'
import { readStored, useStored, writeStored } from './stored.ts'

const BasketCompany = z.object({ id: z.string().regex(REPORT_ID_PATTERN), name: z.string().max(1000) })
export type BasketCompany = z.infer<typeof BasketCompany>

/** What an older version, or somebody by hand, has stored twice or too often is there once, and no more than fits. */
const Basket = z
  .array(BasketCompany)
  .transform((companies) =>
    companies
      .filter(({ id }, index) => companies.findIndex((other) => other.id === id) === index)
      .slice(0, COMPARED_COMPANIES.max),
  )
const NOTHING: BasketCompany[] = []

/** Whoever signs in next at the same browser has a basket of his own. */
const keyOf = (userId: string): string => `comparison-basket.${userId}`

/** The companies chosen for a comparison (spec part 1 §3 "Comparison basket"), following changes in other tabs too. */
export function useComparisonBasket(): readonly BasketCompany[] {
  const [companies] = useStored(keyOf(usePreferences().userId), Basket, NOTHING)
  return companies
}

/** Puts a company in, once; `full` where no more fit. What another tab has put in meanwhile stays. */
export function addToBasket({ id, name }: BasketCompany): 'added' | 'present' | 'full' {
  const companies = readBasket()
  if (companies.some((company) => company.id === id)) return 'present'
  if (companies.length >= COMPARED_COMPANIES.max) return 'full'
  writeBasket([...companies, { id, name }])
  return 'added'
}

export function removeFromBasket(id: string): void {
  writeBasket(readBasket().filter((company) => company.id !== id))
}

export function clearBasket(): void {
  writeBasket([])
}

function readBasket(): BasketCompany[] {
  return readStored(keyOf(getPreferences().userId), Basket, NOTHING)
}

function writeBasket(companies: readonly BasketCompany[]): void {
  writeStored(keyOf(getPreferences().userId), companies.length === 0 ? undefined : companies)
}
