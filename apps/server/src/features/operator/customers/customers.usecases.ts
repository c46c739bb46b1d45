import type { EndpointInput } from '@merleg/contract/endpoint'
import type { ErrorCode } from '@merleg/contract/errors'
import type * as contract from '@merleg/contract/operator/customers.contract'
import type { RefundFault } from '@merleg/domain/credits/ledger-rules'
import { AppError } from '../../../app/app-error.ts'
import type { Deps } from '../../../app/deps.ts'
import { toPlainText, toSingleLine } from '../../../shared/plain-text.ts'
import { type Funded, ReferenceUsedError } from '../../credits/funding.usecases.ts'
import {
  postAdjustment,
  postTopUp,
  type Refunded,
  RefundError,
  refundPurchase,
} from '../../credits/provider-credit.usecases.ts'
import { grantTrial, refuseTrial, TrialDecisionError, type TrialFault } from '../../trial/decide-trial.usecases.ts'
import { keepTrialOf } from '../../users/subscriber-settings.usecases.ts'
import { type Operator, tellOperatorAct } from '../trail/tell-operator-act.ts'
import { type Customer, findCustomer } from './customers.repository.ts'

type Of = { subscriberId: string }
type BodyOf<Call extends 'topUpCustomer' | 'adjustCustomer' | 'refundCustomer'> = EndpointInput<
  (typeof contract)[Call]
>['body']

/** Throws `subscriber.not-found`. */
export async function demandCustomer({ db }: Pick<Deps, 'db'>, subscriberId: string): Promise<Customer> {
  const customer = await findCustomer(db, subscriberId)
  if (customer === null) throw new AppError('subscriber.not-found')
  return customer
}

/** Posts money that came in. Throws the refusals of the call. */
export async function topUpByOperator(
  deps: Deps,
  operator: Operator,
  { subscriberId, account, amount, ...said }: Of & BodyOf<'topUpCustomer'>,
): Promise<Funded> {
  await demandCustomer(deps, subscriberId)
  const item = { subscriberId, account, amount, ...toPosting(deps, operator, said) }
  const funded = await refusing(() => postTopUp(deps.db, item))
  if (!funded.isReplay) tellOperatorAct(deps, operator, { act: 'credit-topped-up', subjectId: funded.transferId })
  return funded
}

/** Puts a balance right, up or down. Throws the refusals of the call. */
export async function adjustByOperator(
  deps: Deps,
  operator: Operator,
  { subscriberId, account, direction, amount, ...said }: Of & BodyOf<'adjustCustomer'>,
): Promise<Funded> {
  await demandCustomer(deps, subscriberId)
  const signed = direction === 'give' ? amount : -amount
  const item = { subscriberId, account, amount: signed, ...toPosting(deps, operator, said) }
  const funded = await refusing(() => postAdjustment(deps.db, item))
  if (!funded.isReplay) tellOperatorAct(deps, operator, { act: 'credit-adjusted', subjectId: funded.transferId })
  return funded
}

/** Gives back what was paid for a purchase. Throws the refusals of the call. */
export async function refundByOperator(
  deps: Deps,
  operator: Operator,
  { subscriberId, transferId, amount, ...said }: Of & BodyOf<'refundCustomer'>,
): Promise<Refunded> {
  await demandCustomer(deps, subscriberId)
  const item = { subscriberId, transferId, amount, ...toPosting(deps, operator, said) }
  const refunded = await refusing(() => refundPurchase(deps.db, item))
  if (!refunded.isReplay) tellOperatorAct(deps, operator, { act: 'credit-refunded', subjectId: transferId })
  return refunded
}

/** As the ledger keeps it: a line each, as the commands take it. */
function toPosting(
  { clock }: Pick<Deps, 'clock'>,
  { name }: Operator,
  said: { reference: string; reason: string },
): { reference: string; reason: string; actor: string; now: Date } {
  const reference = toSingleLine(said.reference)
  const reason = toSingleLine(said.reason)
  if (reference === '') throw new AppError('validation.failed', { fields: { reference: 'too_small' } })
  if (reason === '') throw new AppError('validation.failed', { fields: { reason: 'too_small' } })
  return { reference, reason, actor: name, now: clock.now() }
}

const REFUND_CODES = {
  'not-found': 'credit.purchase-not-found',
  'foreign-order': 'credit.refund-by-order',
  'all-given-back': 'credit.refunded-before',
} as const satisfies Record<RefundFault, ErrorCode>

/** What the ledger says to a buyer is said to the operator in other words. */
async function refusing<Result>(work: () => Promise<Result>): Promise<Result> {
  return work().catch((error: unknown) => {
    if (error instanceof ReferenceUsedError) throw new AppError('credit.reference-used')
    if (error instanceof RefundError) throw new AppError(REFUND_CODES[error.fault])
    if (error instanceof AppError && error.code === 'credit.key-reused') throw new AppError('credit.reference-used')
    if (error instanceof AppError && error.code === 'credit.insufficient')
      throw new AppError('credit.not-spendable', error.details)
    throw error
  })
}

/** Makes a trial a subscription. Throws `subscriber.not-found`, `trial.none`. */
export async function keepCustomerTrial(deps: Deps, operator: Operator, subscriberId: string): Promise<void> {
  const { name } = await demandCustomer(deps, subscriberId)
  if (!(await keepTrialOf(deps.db, { subscriberId, name, now: deps.clock.now() }))) throw new AppError('trial.none')
  tellOperatorAct(deps, operator, { act: 'trial-kept', subjectId: subscriberId })
}

const TRIAL_CODES = {
  'not-found': 'request.not-found',
  refused: 'trial.decided',
  begun: 'trial.begun',
  'being-mailed': 'trial.being-mailed',
  'known-address': 'trial.address-taken',
  'tax-number': 'trial.not-possible',
} as const satisfies Record<TrialFault['kind'], ErrorCode>

type Deciding = { requestNumber: number; decision: 'granted' | 'refused'; text: string }

/** Throws the refusals of the call. */
export async function decideTrialByOperator(
  deps: Deps,
  operator: Operator,
  { requestNumber, decision, text }: Deciding,
): Promise<void> {
  const deciding = { db: deps.db, jobs: deps.jobs, now: deps.clock.now() }
  const said = toPlainText(text)
  const work =
    decision === 'granted'
      ? grantTrial(deciding, requestNumber)
      : refuseTrial(deciding, { requestNumber, text: said === '' ? null : said })
  await work.catch((error: unknown) => {
    throw error instanceof TrialDecisionError ? new AppError(TRIAL_CODES[error.fault.kind]) : error
  })
  const act = decision === 'granted' ? 'trial-granted' : 'trial-refused'
  tellOperatorAct(deps, operator, { act, subjectId: String(requestNumber) })
}
