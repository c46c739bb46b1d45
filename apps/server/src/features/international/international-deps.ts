import type { Deps } from '../../app/deps.ts'
import type { ForeignProviders } from './providers.ts'

/** What buying a foreign report needs beside the request. */
export type InternationalDeps = Pick<
  Deps,
  'db' | 'clock' | 'jobs' | 'config' | 'logger' | 'files' | 'temporaryFolders'
> & {
  providers: ForeignProviders
}

/** Nobody gives up a call but its own limit: a purchase goes on where its reader has gone. */
export const UNTIL_ITS_LIMIT = { signal: AbortSignal.any([]) }
