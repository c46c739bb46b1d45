import { ASKED_AT_ONCE, listWatchStates } from '@merleg/contract/watch-list.contract'
import { call } from '../../shared/http/call.ts'

/** The rows of a list ask within so long after each other. */
const COLLECTED_MS = 5

type Batch = { companyIds: Set<string>; watched: Promise<ReadonlySet<string>> }
let open: Batch | null = null

/** Is a company watched? What is asked at nearly the same moment goes into one call. */
export async function askWatchState(companyId: string): Promise<boolean> {
  if (open === null || open.companyIds.size >= ASKED_AT_ONCE) open = openBatch()
  const { companyIds, watched } = open
  companyIds.add(companyId)
  return (await watched).has(companyId)
}

function openBatch(): Batch {
  const companyIds = new Set<string>()
  const { promise, resolve } = Promise.withResolvers<ReadonlySet<string>>()
  setTimeout(() => {
    if (open?.companyIds === companyIds) open = null
    const asked = call(listWatchStates, { query: { companies: [...companyIds].join(',') }, isSilent: true })
    resolve(asked.then(({ watched }) => new Set(watched)))
  }, COLLECTED_MS)
  return { companyIds, watched: promise }
}
