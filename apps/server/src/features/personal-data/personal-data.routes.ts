import {
  closeAccount,
  downloadPersonalData,
  getPersonalData,
  keepAccount,
} from '@merleg/contract/personal-data.contract'
import { formatDateTime } from '@merleg/domain/format/date'
import { getTranslator } from '@merleg/i18n/translator'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../app/deps.ts'
import { registerEndpoint } from '../../app/register-endpoint.ts'
import { refuseDemoAccount } from '../auth/confirmation.usecases.ts'
import { findClosing } from './closing.repository.ts'
import { closeOwnAccount, keepAccountOpen } from './closing.usecases.ts'
import { packOwnData } from './own-data.usecases.ts'

export function registerPersonalData(app: FastifyInstance, deps: Deps): void {
  registerEndpoint(app, getPersonalData, async ({ user }) => {
    const closing = await findClosing(deps.db, user.userId)
    return {
      closingAt: closing?.closingAt?.toISOString() ?? null,
      isOwnWish: closing?.askedBy === user.userId,
      isDemo: closing?.isDemo === true,
    }
  })
  registerEndpoint(app, downloadPersonalData, async ({ user }) => {
    // Everybody's account: its sessions and messages are those of strangers.
    await refuseDemoAccount(deps, user)
    return packOwnData(deps, user.userId)
  })
  registerEndpoint(app, closeAccount, async ({ body, user, locale }) => {
    const { closingAt } = await closeOwnAccount(deps, user, body)
    const t = getTranslator(locale, 'personal-data/answers')
    if (closingAt === null) return { message: t('closed') }
    return { message: t('closing', { date: formatDateTime(locale, closingAt.toISOString()) }) }
  })
  registerEndpoint(app, keepAccount, async ({ user, locale }) => {
    await keepAccountOpen(deps, user.userId)
    return { message: getTranslator(locale, 'personal-data/answers')('kept') }
  })
}
