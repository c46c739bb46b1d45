import {
  getAlertMailState,
  getAlertNotice,
  resumeAlertMails,
  unsubscribeAlertMails,
} from '@merleg/contract/alert-mails.contract'
import { unsubscribePage } from '@merleg/contract/pages'
import { getTranslator } from '@merleg/i18n/translator'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { AppError } from '../../app/app-error.ts'
import type { Deps } from '../../app/deps.ts'
import { receiveFields } from '../../app/endpoint-upload.ts'
import { loadOwned } from '../../app/owned.ts'
import { registerEndpoint } from '../../app/register-endpoint.ts'
import { findMailState, updateMailsResumed, updateUnsubscribed } from './alert-mail-readers.repository.ts'
import { getAlertNoticePage } from './alert-notice.views.ts'
import { ownAlertNotice } from './alert-notices.repository.ts'

export function registerAlertMails(app: FastifyInstance, deps: Deps): void {
  registerEndpoint(app, getAlertNotice, async ({ params, user, locale }) => {
    const notice = await loadOwned(deps.db, user, { kind: ownAlertNotice, id: params.id })
    return getAlertNoticePage(deps.db, notice, { locale, claims: user.claims })
  })
  registerEndpoint(app, getAlertMailState, async ({ user }) => {
    const state = await findMailState(deps.db, user.userId)
    if (state === null) throw new AppError('auth.required')
    return { ...state, stoppedAt: state.stoppedAt?.toISOString() ?? null }
  })
  registerEndpoint(app, resumeAlertMails, async ({ user, locale }) => {
    await updateMailsResumed(deps.db, user.userId)
    return { message: getTranslator(locale, 'alert-mails/answers')('resumed') }
  })
  registerEndpoint(app, unsubscribeAlertMails, async ({ body, locale }) => {
    await unsubscribe(deps, body.token)
    return { message: getTranslator(locale, 'alert-mails/answers')('unsubscribed') }
  })
  void app.register(async (scope) => registerOneClick(scope, deps))
}

async function unsubscribe({ db }: Deps, token: string): Promise<void> {
  if (!(await updateUnsubscribed(db, token))) throw new AppError('alert-mails.unknown-token')
}

const OneClick = z.object({ 'List-Unsubscribe': z.literal('One-Click') })
const FORM_MAX_BYTES = 1024

/**
 * What mail programs post when their user presses "unsubscribe" (RFC 8058): a form, to the very address at which people
 * find the page with the question. Reading the address does nothing, as programs that look for malice read it too.
 */
function registerOneClick(scope: FastifyInstance, deps: Deps): void {
  const options = { parseAs: 'string', bodyLimit: FORM_MAX_BYTES } as const
  scope.addContentTypeParser<string>('application/x-www-form-urlencoded', options, (_request, body, done) => {
    done(null, Object.fromEntries(new URLSearchParams(body)))
  })
  scope.route({
    method: 'POST',
    url: unsubscribePage(':token'),
    bodyLimit: FORM_MAX_BYTES,
    schema: { hide: true, params: z.strictObject({ token: z.uuid() }) },
    handler: async (request, reply) => {
      // Some programs post the form in parts.
      const form = request.isMultipart() ? await receiveFields(request, FORM_MAX_BYTES) : request.body
      if (!OneClick.safeParse(form).success)
        throw new AppError('validation.failed', { fields: { 'List-Unsubscribe': 'invalid_value' } })
      await unsubscribe(deps, z.object({ token: z.uuid() }).parse(request.params).token)
      return reply.header('cache-control', 'no-store').send({ status: 'unsubscribed' })
    },
  })
}
