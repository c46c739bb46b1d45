import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { WrongValue } from '@merleg/contract/corrections.contract'
import type { Tx } from '@merleg/db/connect'
import { inTransaction } from '@merleg/db/transaction'
import { isUndecided } from '@merleg/domain/corrections/correction-states'
import { findDispute } from '@merleg/domain/corrections/disputed-value'
import { readEvidenceType } from '@merleg/domain/corrections/evidence-file'
import type { Locale } from '@merleg/domain/locale'
import { AppError } from '../../app/app-error.ts'
import type { Deps } from '../../app/deps.ts'
import type { UploadedFile } from '../../app/endpoint-upload.ts'
import type { Owned } from '../../app/owned.ts'
import type { SessionUser } from '../../app/session.ts'
import { sendMailLaterJob } from '../../shared/mail.ts'
import { toPlainText, toSingleLine } from '../../shared/plain-text.ts'
import { findAccount } from '../auth/accounts.repository.ts'
import { findProfile } from '../register/profiles.repository.ts'
import { refuseTooMany } from '../requests/refuse-too-many.usecases.ts'
import { lockSender } from '../requests/requests.repository.ts'
import { upsertCorrectionFile } from './correction-files.repository.ts'
import { renderReportedMails } from './corrections.mails.ts'
import { insertCorrection, listReportedOf, lockCorrection, type StoredCorrection } from './corrections.repository.ts'

/** So much may a user report in so long a time, as with requests: each makes two mails. */
const MOST_REPORTS = 10

type Reporter = Pick<SessionUser, 'userId' | 'subscriberId' | 'email'>
type From = { locale: Locale }

/**
 * Stores that a value is wrong, and tells our staff and the reporter; the register stays as it is. Throws
 * `auth.demo-account`, `company.not-found`, `requests.too-many`, and `correction.open-already` where the user has reported the value.
 */
export async function reportWrongValue(
  deps: Deps,
  reporter: Reporter,
  { locale, ...reported }: WrongValue & From,
): Promise<{ correctionId: string; correctionNumber: number }> {
  const wrong = toCleanTexts(reported)
  const profile = await findProfile(deps.reads, wrong.companyId)
  if (profile === null) throw new AppError('company.not-found')
  // Whatever one visitor of a demo reports all others would read.
  if (await isSharedAccount(deps, reporter)) throw new AppError('auth.demo-account')
  const { userId, subscriberId } = reporter
  return inTransaction(deps.db, async (tx) => {
    // Locked, so that what a user reports comes one after the other.
    const sender = await lockSender(tx, userId)
    if (sender === null) throw new AppError('auth.required')
    const now = deps.clock.now()
    await refuseAgain(tx, { ...wrong, userId, subscriberId })
    await refuseTooMany(tx, { table: 'corrections', userId, now, most: MOST_REPORTS })
    const company = { id: wrong.companyId, name: profile.name }
    const stored = await insertCorrection(tx, { ...wrong, company, by: { userId, subscriberId }, locale, now })
    const told = { ...stored, wrong, company, locale, by: sender }
    const to = deps.config.MERLEG_CUSTOMER_SERVICE_EMAIL
    await deps.jobs.enqueueAll(tx, sendMailLaterJob, renderReportedMails({ ...told, to }))
    return stored
  })
}

/** A demo account, which everybody signs in with: nobody's reports are kept with it or shown. */
export async function isSharedAccount({ db }: Pick<Deps, 'db'>, { email }: { email: string }): Promise<boolean> {
  return (await findAccount(db, email))?.isDemo === true
}

/** The texts of a report without what nobody types. Throws `validation.failed` where nothing is left of one. */
export function toCleanTexts(wrong: WrongValue): WrongValue {
  const clean = {
    ...wrong,
    field: toSingleLine(wrong.field),
    shownValue: toPlainText(wrong.shownValue),
    fault: toPlainText(wrong.fault),
    expected: toPlainText(wrong.expected),
    evidence: toPlainText(wrong.evidence),
  }
  for (const name of ['field', 'shownValue', 'fault', 'expected'] as const)
    if (clean[name] === '') throw new AppError('validation.failed', { fields: { [name]: 'too_small' } })
  return clean
}

async function refuseAgain(tx: Tx, wrong: WrongValue & { userId: string; subscriberId: string }): Promise<void> {
  const { userId, subscriberId, companyId, section } = wrong
  const open = (await listReportedOf(tx, { subscriberId, companyId })).filter(
    (one) => one.userId === userId && one.section === section && isUndecided(one.state),
  )
  if (findDispute(wrong, open) !== null || open.some((one) => isSameWithoutSource(one, wrong)))
    throw new AppError('correction.open-already')
}

function isSameWithoutSource(one: StoredCorrection, wrong: WrongValue): boolean {
  return wrong.sources.length === 0 && one.field === wrong.field && one.shownValue === wrong.shownValue
}

const FILE_NAME_LETTERS = 120

/**
 * Keeps evidence with an own report that is not decided; the bytes say what it is, whatever its name does. Throws
 * `correction.closed`, `correction.file-type`.
 */
export async function storeEvidence(
  { db }: Deps,
  correction: Owned<StoredCorrection>,
  file: UploadedFile,
): Promise<{ name: string }> {
  const content = await readFile(file.path)
  const type = readEvidenceType(content)
  if (type === null) throw new AppError('correction.file-type')
  const stem = toSingleLine(file.name)
    .replace(/\.[^.]*$/, '')
    .replaceAll(/[^\p{L}\p{N} _-]+/gu, '_')
    .slice(0, FILE_NAME_LETTERS)
  const fileName = `${stem === '' ? 'evidence' : stem}.${type.ending}`
  const sha256 = createHash('sha256').update(content).digest('hex')
  await inTransaction(db, async (tx) => {
    const locked = await lockCorrection(tx, correction.correctionId)
    if (locked === null) throw new AppError('correction.not-found')
    if (!isUndecided(locked.state)) throw new AppError('correction.closed')
    await upsertCorrectionFile(tx, {
      correctionId: correction.correctionId,
      fileName,
      contentType: type.contentType,
      sha256,
      content,
    })
  })
  return { name: fileName }
}
