import type { Db } from '@merleg/db/connect'
import { createCompanySelector } from './company-selector.usecases.ts'
import type { CompanySelector } from './company-selection.ts'

const selectors = new WeakMap<Db, CompanySelector>()

/** The selector of a process: its columns are in memory once, whoever asks. */
export function selectorOf(deps: Parameters<typeof createCompanySelector>[0]): CompanySelector {
  const known = selectors.get(deps.reads) ?? createCompanySelector(deps)
  selectors.set(deps.reads, known)
  return known
}
