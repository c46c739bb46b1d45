import { createHash } from 'node:crypto'
import type { DbOrTx } from '@merleg/db/connect'
import { listPartiesOptedOut } from './opt-outs.repository.ts'

/** Who asked not to be contacted. */
export type OptedOut = {
  companies: ReadonlySet<string>
  personIds: readonly string[]
  /** Another one where other people asked. */
  version: string
}

/** Who asked not to be contacted, as it is now: nothing of it is remembered. */
export async function readOptedOut(db: DbOrTx): Promise<OptedOut> {
  const parties = await listPartiesOptedOut(db)
  const idsOf = (wanted: 'company' | 'person') =>
    parties.flatMap(({ kind, partyId }) => (kind === wanted ? partyId : [])).toSorted()
  const [companyIds, personIds] = [idsOf('company'), idsOf('person')]
  const version = createHash('sha256')
    .update(JSON.stringify([companyIds, personIds]))
    .digest('base64url')
  return { companies: new Set(companyIds), personIds, version }
}
