import type { Deps } from '../../app/deps.ts'
import { defineJob } from '../../shared/jobs.ts'
import { readProgramVersion } from '../../shared/program-version.ts'
import { createDownloadHttp } from './download/download-http.ts'
import { SOURCE_ADAPTERS } from './source-adapters.ts'
import { SOURCE_DOWNLOADS } from './source-downloads.ts'
import { updateFolder, updateSource } from './update-source.usecases.ts'

const updateSourcesJob = defineJob<Record<string, never>>('import.update-sources', { retryLimit: 0, isLong: true })

/** The sources that the settings name, one after the other, at the hour that they tell; naming one accepts its licence. */
export async function registerUpdateJobs(deps: Deps): Promise<void> {
  const { MERLEG_UPDATE_SOURCES: sources, MERLEG_UPDATE_AT: at } = deps.config
  await deps.jobs.work(updateSourcesJob, (_input, signal) => updateSources(deps, sources, signal))
  for (const sourceId of sources)
    if (findUpdatable(sourceId) === null)
      deps.logger.error({ sourceId }, 'MERLEG_UPDATE_SOURCES names a source that cannot be updated')
  const [hour, minute] = at.split(':').map(Number)
  if (sources.length > 0) await deps.jobs.repeat(updateSourcesJob, `${minute} ${hour} * * *`)
}

/** One that fails is told to the operator and keeps none of the others from being updated; the next night tries again. */
export async function updateSources(deps: Deps, sources: readonly string[], signal: AbortSignal): Promise<void> {
  const userAgent = `Merleg/${await readProgramVersion()}`
  for (const sourceId of sources) {
    signal.throwIfAborted()
    const found = findUpdatable(sourceId)
    if (found === null) continue
    const http = createDownloadHttp({ signal, userAgent })
    try {
      const folder = updateFolder(deps.config, sourceId)
      const { outcome } = await updateSource(deps, { ...found, http, folder, signal })
      deps.logger.info({ sourceId, outcome }, 'a source was updated')
    } catch (error) {
      if (signal.aborted) throw error
      deps.logger.error({ err: error, job: updateSourcesJob.name, sourceId }, 'a source could not be updated')
    } finally {
      http.close()
    }
  }
}

function findUpdatable(sourceId: string) {
  const download = SOURCE_DOWNLOADS.find((one) => one.sourceId === sourceId)
  const adapter = SOURCE_ADAPTERS.find(({ source }) => source.sourceId === sourceId)
  return download === undefined || adapter === undefined ? null : { download, adapter }
}
