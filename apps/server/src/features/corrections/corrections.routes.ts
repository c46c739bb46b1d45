import {
  downloadCorrectionFile,
  listCorrections,
  listDisputedValues,
  reportCorrection,
  uploadCorrectionFile,
} from '@merleg/contract/corrections.contract'
import { findMissingClaim } from '@merleg/contract/report/report-sections'
import { getTranslator } from '@merleg/i18n/translator'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../../app/app-error.ts'
import type { Deps } from '../../app/deps.ts'
import { loadOwned } from '../../app/owned.ts'
import { registerEndpoint } from '../../app/register-endpoint.ts'
import type { SessionUser } from '../../app/session.ts'
import { findCorrectionFile } from './correction-files.repository.ts'
import { ownCorrection } from './corrections.repository.ts'
import { getCorrectionsPage, listDisputed } from './corrections.views.ts'
import { isSharedAccount, reportWrongValue, storeEvidence } from './report-correction.usecases.ts'

export function registerCorrections(app: FastifyInstance, deps: Deps): void {
  const load = async (user: SessionUser, id: string) => {
    if (await isSharedAccount(deps, user)) throw new AppError('correction.not-found')
    return loadOwned(deps.db, user, { kind: ownCorrection, id })
  }

  registerEndpoint(app, reportCorrection, async ({ body, user, locale }) => {
    const stored = await reportWrongValue(deps, user, { ...body, locale })
    const { correctionId: id, correctionNumber: number } = stored
    return { id, number, notification: getTranslator(locale, 'corrections/answers')('reported', { number }) }
  })
  registerEndpoint(app, uploadCorrectionFile, async ({ params, user, file }) =>
    storeEvidence(deps, await load(user, params.id), file),
  )
  registerEndpoint(app, downloadCorrectionFile, async ({ params, user }) => {
    const { correctionId } = await load(user, params.id)
    const file = await findCorrectionFile(deps.db, correctionId)
    if (file === null) throw new AppError('correction.not-found')
    return file
  })
  registerEndpoint(app, listCorrections, async ({ query, user }) => {
    if (await isSharedAccount(deps, user)) return { ...query, count: 0, items: [], canReport: false }
    return { ...(await getCorrectionsPage(deps.db, { userId: user.userId, ...query })), canReport: true }
  })
  registerEndpoint(app, listDisputedValues, async ({ params, user }) => {
    if (await isSharedAccount(deps, user)) return { items: [], canReport: false }
    const items = await listDisputed(deps.db, { subscriberId: user.subscriberId, companyId: params.id })
    return { items: items.filter(({ section }) => findMissingClaim(section, user.claims) === null), canReport: true }
  })
}
