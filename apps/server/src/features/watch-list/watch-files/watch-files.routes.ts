import {
  cancelWatchExport,
  cancelWatchImport,
  downloadExport,
  downloadImportExample,
  exportWatched,
  getWatchImport,
  getWatchImportRows,
  importWatched,
} from '@merleg/contract/watch-list/watch-files.contract'
import { getTranslator } from '@merleg/i18n/translator'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../../../app/app-error.ts'
import { csvStyleOf } from '../../../app/csv-of-caller.ts'
import type { Deps } from '../../../app/deps.ts'
import { loadOwned } from '../../../app/owned.ts'
import { registerEndpoint } from '../../../app/register-endpoint.ts'
import type { SessionUser } from '../../../app/session.ts'
import { today } from '../../../shared/clock.ts'
import { openLongJobFile, ownLongJob } from '../../long-jobs/long-jobs.usecases.ts'
import { isDemoAccount } from '../../users/account-holders.repository.ts'
import { isExportOpenTo } from '../watch-exports.views.ts'
import { beginImport, cancelImport } from './import-list.usecases.ts'
import { beginExport, cancelWatchExport as cancelExport } from './watch-exports.usecases.ts'
import { renderImportExample } from './watch-files.xlsx.ts'
import { ownWatchImport } from './watch-imports.repository.ts'
import { getImportRowsPage, getWatchImportPage } from './watch-imports.views.ts'

export function registerWatchFiles(app: FastifyInstance, deps: Deps): void {
  registerImports(app, deps)
  registerExports(app, deps)
}

function registerImports(app: FastifyInstance, deps: Deps): void {
  const load = (user: SessionUser, id: string) => loadOwned(deps.db, user, { kind: ownWatchImport, id })
  registerEndpoint(app, importWatched, async ({ query, user, file, locale }) => ({
    id: await beginImport(deps, user, { file, isReplacing: query.replaceNotes ?? false }),
    message: getTranslator(locale, 'watch-list/answers')('importBegun'),
  }))
  registerEndpoint(app, getWatchImport, async ({ params, user, locale }) =>
    getWatchImportPage(deps.db, await load(user, params.id), locale),
  )
  registerEndpoint(app, cancelWatchImport, async ({ params, user, locale }) => {
    await cancelImport(deps, await load(user, params.id))
    return { message: getTranslator(locale, 'watch-list/answers')('importStopped') }
  })
  registerEndpoint(app, getWatchImportRows, async ({ params, query, user, locale }) =>
    getImportRowsPage(
      deps,
      { user, found: await load(user, params.id) },
      { query, reader: { locale, today: today(deps.clock) } },
    ),
  )
  registerEndpoint(app, downloadImportExample, ({ query, user, locale }) =>
    renderImportExample({ ...query, csv: csvStyleOf(user, locale), locale }),
  )
}

function registerExports(app: FastifyInstance, deps: Deps): void {
  registerEndpoint(app, exportWatched, async ({ query, user, locale }) => {
    const asked = { format: query.format, csv: csvStyleOf(user, locale), locale }
    const { isBegun } = await beginExport(deps, user, asked)
    const begun = (await isDemoAccount(deps.db, user.userId)) ? 'exportBegunDemo' : 'exportBegun'
    return { message: getTranslator(locale, 'watch-list/answers')(isBegun ? begun : 'exportUnderWay') }
  })
  const load = async (user: SessionUser, id: string) => {
    const job = await loadOwned(deps.db, user, { kind: ownLongJob, id })
    const asked = { jobId: job.jobId, keyId: user.key?.keyId ?? null }
    if (!(await isExportOpenTo(deps.db, asked))) throw new AppError('job.not-found')
    return job
  }
  registerEndpoint(app, cancelWatchExport, async ({ params, user, locale }) => {
    await cancelExport(deps, await load(user, params.id))
    return { message: getTranslator(locale, 'watch-list/answers')('exportStopped') }
  })
  registerEndpoint(app, downloadExport, async ({ params, user }) => openLongJobFile(deps, await load(user, params.id)))
}
