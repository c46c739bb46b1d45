import { inTransaction } from '@merleg/db/transaction'
import type { Deps } from '../../app/deps.ts'
import { sendMailJob } from '../../shared/mail.ts'
import { readProgramVersion } from '../../shared/program-version.ts'
import { SourceRefused } from '../register/source-refused.ts'
import { type FailedUpdate, renderFailedUpdatesMail } from './import.mails.ts'
import { createDownloadHttp } from './download/download-http.ts'
import { listPublisherTokens } from './publisher-tokens.ts'
import { ALL_ADAPTERS } from './source-adapters.ts'
import { SOURCE_DOWNLOADS } from './source-downloads.ts'
import { describeFailure, updateFolder, updateSource } from './update-source.usecases.ts'

/** `job`: what asks for it, as the log names it. */
type Asked = { signal: AbortSignal; job: string }

/** One that fails keeps none of the others from being updated; the operator is mailed, and the next night tries again. */
export async function updateSources(deps: Deps, sources: readonly string[], { signal, job }: Asked): Promise<void> {
  const failed: FailedUpdate[] = []
  const userAgent = `Merleg/${await readProgramVersion()}`
  for (const sourceId of sources) {
    signal.throwIfAborted()
    const found = findUpdatable(sourceId)
    if (found === null) continue
    const http = createDownloadHttp({ signal, userAgent, tokens: listPublisherTokens(deps.config) })
    try {
      const folder = updateFolder(deps.config, sourceId)
      const { outcome } = await updateSource(deps, { ...found, http, folder, signal })
      deps.logger.info({ sourceId, outcome }, 'a source was updated')
    } catch (error) {
      if (signal.aborted) throw error
      const failure = describeFailure(error)
      // Of a refused file the reason alone: what stood in its line may name people.
      const fault = error instanceof SourceRefused ? {} : { err: error }
      deps.logger.error({ ...fault, job, sourceId, failure }, 'a source could not be updated')
      failed.push({ sourceId, failure })
    } finally {
      http.close()
    }
  }
  if (failed.length === 0) return
  const mail = renderFailedUpdatesMail({
    failed,
    to: deps.config.MERLEG_CUSTOMER_SERVICE_EMAIL,
    now: deps.clock.now(),
  })
  await inTransaction(deps.db, (tx) => deps.jobs.enqueue(tx, sendMailJob, mail))
}

/** Can it be fetched and read? */
export function isUpdatable(sourceId: string): boolean {
  return findUpdatable(sourceId) !== null
}

function findUpdatable(sourceId: string) {
  const download = SOURCE_DOWNLOADS.find((one) => one.sourceId === sourceId)
  const adapter = ALL_ADAPTERS.find(({ source }) => source.sourceId === sourceId)
  return download === undefined || adapter === undefined ? null : { download, adapter }
}
