import { getPerson } from '@merleg/contract/report/person.contract'
import { endpointQuery } from '../../../shared/http/endpoint-query.ts'

/** A person with roles, bans, and the grounds on which entries are taken for one. */
export function personQuery(id: string) {
  return endpointQuery(getPerson, { params: { id } })
}
