type Source = { readonly key?: string | undefined }

const ACCOUNTS = 'accounts'

/** What a fact is, in no language: its kind, which of several (a mark that tells nothing of it), and since when. */
export function factKey(fact: { section: string; mark: string; validFrom: string | null }): string {
  return [fact.section, fact.mark, fact.validFrom ?? ''].join('/')
}

/** The accounts of a business year. */
export function accountsKey(accounts: { periodEnd: string; isConsolidated: boolean }): string {
  return [ACCOUNTS, accounts.isConsolidated ? 'consolidated' : 'own', accounts.periodEnd].join('/')
}

/**
 * What a shown value is, by the one fact behind it, or by its figure in the accounts behind it (`whole` for the accounts
 * themselves); null of what rests on several facts, and of a figure that has no code: those go by name and source.
 */
export function findFieldKey(value: {
  figure?: string | undefined
  isDerived: boolean
  sources: readonly Source[]
}): string | null {
  const { figure, isDerived, sources } = value
  const [source, ...others] = sources
  if (source?.key === undefined || others.length > 0) return null
  if (source.key.startsWith(`${ACCOUNTS}/`)) return figure === undefined ? null : `${source.key}/${figure}`
  return isDerived ? null : source.key
}
