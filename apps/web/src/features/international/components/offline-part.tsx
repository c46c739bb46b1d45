import type { ForeignSearch } from '../international.queries.ts'

export function OfflineForm(_given: { given: ForeignSearch }) {
  return null
}

export function OfflineButton(_given: { country: string; companyName: string; address: string }) {
  return null
}
