import type { Deps } from './deps.ts'
import { registerAlertMailJobs } from '../features/alert-mails/alert-mails.jobs.ts'
import { registerAuthJobs } from '../features/auth/auth.jobs.ts'
import { registerCreditJobs } from '../features/credits/credits.jobs.ts'
import { registerFavoriteJobs } from '../features/favorites/favorites.jobs.ts'
import { registerInternationalJobs } from '../features/international/international.jobs.ts'
import { registerUpdateJobs } from '../features/import/update.jobs.ts'
import { registerInvitationJobs } from '../features/invitations/invitations.jobs.ts'
import { registerListExportJobs } from '../features/list-export/list-export.jobs.ts'
import { registerListMatchingJobs } from '../features/list-matching/list-matching.jobs.ts'
import { registerLongJobs } from '../features/long-jobs/long-jobs.jobs.ts'
import { registerMailJobs } from '../features/mails/mail.jobs.ts'
import { registerPersonalDataJobs } from '../features/personal-data/personal-data.jobs.ts'
import { registerTrialJobs } from '../features/trial/trial.jobs.ts'
import { registerVatCheckJobs } from '../features/vat-checks/vat-checks.jobs.ts'
import { registerWatchFileJobs } from '../features/watch-list/watch-files/watch-files.jobs.ts'
import { registerScoreJobs } from '../features/score/score.jobs.ts'
import { registerWebhookJobs } from '../features/webhooks/webhooks.jobs.ts'

/** Makes this process do the jobs of a feature. */
export type RegisterJobs = (deps: Deps) => Promise<void>

/** Features with jobs, one line each. */
export const WORKER_FEATURES: readonly RegisterJobs[] = [
  registerAuthJobs,
  registerMailJobs,
  registerLongJobs,
  registerCreditJobs,
  registerInternationalJobs,
  registerListMatchingJobs,
  registerListExportJobs,
  registerScoreJobs,
  registerFavoriteJobs,
  registerAlertMailJobs,
  registerWebhookJobs,
  registerTrialJobs,
  registerPersonalDataJobs,
  registerInvitationJobs,
  registerVatCheckJobs,
  registerWatchFileJobs,
  registerUpdateJobs,
]
