import { inTransaction } from '@merleg/db/transaction'
import { hungarianDayOf } from '@merleg/domain/calendar-days'
import { formatEuVat, parseEuVatNumber } from '@merleg/domain/vat-checks/eu-vat-number'
import { MOST_VAT_CHECKS_AN_HOUR, type VatCheckCause } from '@merleg/domain/vat-checks/vat-check-states'
import type { FactObservation } from '@merleg/domain/observation'
import { AppError } from '../../app/app-error.ts'
import type { Deps } from '../../app/deps.ts'
import type { SessionUser } from '../../app/session.ts'
import { today } from '../../shared/clock.ts'
import { hourBefore, secondsUntilFree } from '../../shared/hourly-limit.ts'
import { isBatchMerged } from '../register/batches.repository.ts'
import { mergeBatch } from '../register/merge-batch.usecases.ts'
import { SourceRefused } from '../register/source-refused.ts'
import { findObstacle, readCheckedCompany } from './checked-company.ts'
import { askVatCheckJob, keepVatCheckJob } from './vat-check-jobs.ts'
import {
  answerVatCheck,
  countVatChecks,
  findVatCheck,
  giveUpVatChecks,
  insertVatCheck,
  lastWaitedFor,
  listVatChecks,
  lockVatChecks,
  passOverVatCheck,
  updateVatCheckBatch,
  type VatCheck,
} from './vat-checks.repository.ts'
import type { Vies, ViesAnswer } from './vies.ts'
import { VIES_SOURCE } from './vies-source.ts'

type Asking = Pick<Deps, 'db' | 'clock' | 'jobs' | 'config'>
type Asked = { companyId: string; number: string; user: Pick<SessionUser, 'userId' | 'subscriberId'> }

/**
 * Has VIES asked about the VAT number of a company, or leaves it at the check that is under way. Throws
 * `company.not-found`, `vat-check.not-possible`, `vat-check.other-number`, `traffic.too-many-requests`.
 */
export async function checkVatNumber(deps: Asking, { companyId, number, user }: Asked): Promise<void> {
  const { db, clock, jobs, config } = deps
  const { userId, subscriberId } = user
  const company = await readCheckedCompany(db, { companyId, day: today(clock) })
  if (company === null) throw new AppError('company.not-found')
  const { found } = company
  if (findObstacle(company, config) !== null || !found.ok) throw new AppError('vat-check.not-possible')
  // Whoever has an old page before him would be told of a number that he has not seen.
  if (formatEuVat(found.number) !== number) throw new AppError('vat-check.other-number')
  await inTransaction(db, async (tx) => {
    await lockVatChecks(tx, subscriberId)
    const now = clock.now()
    await giveUpVatChecks(tx, { companyId, subscriberId, before: lastWaitedFor(now), now })
    const [latest] = await listVatChecks(tx, { companyId, subscriberId, limit: 1 })
    if (latest?.state === 'asking') return
    await refuseTooMany(tx, { userId, now })
    const requester = config.MERLEG_VIES_REQUESTER ?? null
    const checkId = await insertVatCheck(tx, { companyId, subscriberId, userId, number, requester, now })
    await jobs.enqueue(tx, askVatCheckJob, { checkId })
  })
}

async function refuseTooMany(
  tx: Parameters<typeof countVatChecks>[0],
  { userId, now }: { userId: string; now: Date },
): Promise<void> {
  const { count, first } = await countVatChecks(tx, { userId, since: hourBefore(now) })
  if (count < MOST_VAT_CHECKS_AN_HOUR || first === null) return
  throw new AppError('traffic.too-many-requests', { retryAfterSeconds: secondsUntilFree(first, now) })
}

type Answering = Pick<Deps, 'db' | 'clock' | 'jobs' | 'config'> & { vies: Vies }

/** Asks VIES and keeps what it answers. One that has its answer is left as it is. */
export async function askVatCheck({ db, clock, jobs, config, vies }: Answering, checkId: string): Promise<void> {
  const check = await findVatCheck(db, checkId)
  if (check?.state !== 'asking') return
  // Whoever switches it off means the questions that wait, too.
  const answer = config.MERLEG_VIES ? await askAbout(vies, check) : unanswered('given-up')
  await inTransaction(db, async (tx) => {
    const isKept = await answerVatCheck(tx, { checkId, answer, now: clock.now() })
    if (isKept && answer.state !== 'unanswered') await jobs.enqueue(tx, keepVatCheckJob, { checkId })
  })
}

async function askAbout(vies: Vies, check: VatCheck): Promise<ViesAnswer> {
  const reading = parseEuVatNumber(check.number)
  if (!reading.ok) return unanswered('input')
  const requester = check.requester === null ? null : parseEuVatNumber(check.requester)
  return vies.ask({ number: reading.number, requester: requester?.ok ? requester.number : null })
}

function unanswered(cause: VatCheckCause): ViesAnswer {
  return { state: 'unanswered', cause }
}

/** Takes the answer of a check into the register, unless a later one about the number is there already; as a batch of its own; once. */
export async function keepVatCheck(
  { db, clock, logger }: Pick<Deps, 'db' | 'clock' | 'logger'>,
  checkId: string,
): Promise<void> {
  const check = await findVatCheck(db, checkId)
  const fact = check === null ? null : toFact(check)
  if (check?.answeredAt == null || fact === null || check.batchId !== null) return
  const { sourceId } = VIES_SOURCE
  if (await passOverVatCheck(db, checkId)) return
  try {
    // One that died behind the merge has only not said so.
    if (!(await isBatchMerged(db, { sourceId, fileHash: checkId })))
      await mergeBatch(
        { db, clock },
        {
          source: VIES_SOURCE,
          fileName: 'check-vat-number',
          fileHash: checkId,
          observedOn: hungarianDayOf(check.answeredAt),
          snapshotSections: [],
          records: [fact],
        },
      )
    await updateVatCheckBatch(db, { checkId, sourceId })
  } catch (error) {
    if (!(error instanceof SourceRefused)) throw error
    logger.error({ err: error, checkId }, 'an answer of VIES was not taken into the register')
  }
}

/** What was told on its day; null of what was not answered. */
function toFact(check: VatCheck): FactObservation | null {
  const { companyId, number, state, answeredAt, traderName, traderAddress } = check
  if (answeredAt === null || (state !== 'valid' && state !== 'invalid')) return null
  return {
    type: 'fact',
    line: 1,
    companyId,
    section: 'vat-check',
    slot: number,
    payload: { number, status: state, traderName, traderAddress },
    validFrom: hungarianDayOf(answeredAt),
    // The consultation number is the proof of who asked, and every subscriber reads the facts.
    sourceRef: null,
  }
}
