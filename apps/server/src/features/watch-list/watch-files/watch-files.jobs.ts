import type { Deps } from '../../../app/deps.ts'
import { workLongJobs } from '../../long-jobs/run-long-job.usecases.ts'
import { watchImportJob } from './import-list.usecases.ts'
import { createExportHandler } from './run-export.usecases.ts'
import { createImportHandler } from './run-import.usecases.ts'
import { watchExportJob } from './watch-exports.usecases.ts'

export async function registerWatchFileJobs(deps: Deps): Promise<void> {
  await workLongJobs(deps, watchImportJob, createImportHandler(deps))
  await workLongJobs(deps, watchExportJob, createExportHandler(deps))
}
