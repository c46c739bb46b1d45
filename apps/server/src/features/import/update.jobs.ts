import type { Deps } from '../../app/deps.ts'
import { defineJob } from '../../shared/jobs.ts'

const updateSourcesJob = defineJob<Record<string, never>>('import.update-sources', { retryLimit: 2, isLong: true })

/** The sources that the settings name, one after the other, at the hour that they tell; naming one accepts its licence. */
export async function registerUpdateJobs(deps: Deps): Promise<void> {
  const { MERLEG_UPDATE_SOURCES: sources, MERLEG_UPDATE_AT: at } = deps.config
  // The readers of all formats are loaded where something is to be read.
  const load = () => import('./update-sources.usecases.ts')
  await deps.jobs.work(updateSourcesJob, async (_input, signal) =>
    (await load()).updateSources(deps, sources, { signal, job: updateSourcesJob.name }),
  )
  if (sources.length === 0) return
  const { isUpdatable } = await load()
  for (const sourceId of sources)
    if (!isUpdatable(sourceId))
      deps.logger.error({ sourceId }, 'MERLEG_UPDATE_SOURCES names a source that cannot be updated')
  const [hour, minute] = at.split(':').map(Number)
  await deps.jobs.repeat(updateSourcesJob, `${minute} ${hour} * * *`)
}
