import { AppError } from '../../app/app-error.ts'
import type { Deps } from '../../app/deps.ts'
import type { SessionUser } from '../../app/session.ts'
import { type Account, findAccountOf } from '../auth/accounts.repository.ts'
import { checkOwnPassword, confirmSession } from '../auth/confirmation.usecases.ts'
import { refuseClosed, type SignInPlace, startSession } from '../auth/enter.usecases.ts'
import { getFactors, listSecondFactors } from '../auth/factors.repository.ts'
import { countStep, deleteStep, findStep, type SignInStep } from '../auth/sign-in-steps.repository.ts'
import { checkCode } from './check-code.usecases.ts'

/** A ticket is worth so many tries. */
const TRIES_OF_TICKET = 5

/** Lets in by a code who has a ticket of the first step. Throws the refusals of the call. */
export async function answerSecondStep(
  deps: Deps,
  { ticket, code }: { ticket: string; code: string },
  place: SignInPlace,
): Promise<string> {
  const counted = await countStep(deps.db, { ticket, now: deps.clock.now() })
  const { step, account } = await demandAccount(deps, { step: counted, ticket })
  await checkCode(deps, account, code)
  return finishSecondStep(deps, { step, ticket, account, place })
}

/** The account of a ticket that is still worth something. Throws `second-factor.ticket-over`. */
export async function findAccountOfTicket(deps: Deps, ticket: string): Promise<{ step: SignInStep; account: Account }> {
  return demandAccount(deps, { step: await findStep(deps.db, { ticket, now: deps.clock.now() }), ticket })
}

async function demandAccount(
  { db }: Deps,
  { step, ticket }: { step: SignInStep | null; ticket: string },
): Promise<{ step: SignInStep; account: Account }> {
  if (step !== null && step.attempts > TRIES_OF_TICKET) await deleteStep(db, ticket)
  const account = step === null || step.attempts > TRIES_OF_TICKET ? null : await findAccountOf(db, step.userId)
  if (step === null || account === null) throw new AppError('second-factor.ticket-over')
  return { step, account }
}

type Proved = { step: SignInStep; ticket: string; account: Account; place: SignInPlace }

/** Starts the session of who has proved both factors; a ticket does that once. Throws `second-factor.ticket-over`. */
export async function finishSecondStep(deps: Deps, { step, ticket, account, place }: Proved): Promise<string> {
  refuseClosed(deps, account)
  return startSession(deps, { account, place, method: step.method, hasSecondFactor: true, ticket })
}

/**
 * Takes the proof that the user of a session is still who he is: his password and, where he has a second factor, a code.
 * Throws the refusals of the call.
 */
export async function confirmIdentity(
  deps: Deps,
  user: SessionUser,
  { password, code, address }: { password: string; code: string | undefined; address: string },
): Promise<void> {
  // First, so that no code is used up beside a wrong password, and nobody guesses at codes without the right one.
  await checkOwnPassword(deps, user, { password, address })
  const hasFactor = listSecondFactors(await getFactors(deps.db, user.userId)).length > 0
  if (hasFactor && code === undefined) throw new AppError('second-factor.code-wrong', { fields: { code: 'missing' } })
  if (!hasFactor && code !== undefined) throw new AppError('second-factor.not-set')
  if (code !== undefined) await checkCode(deps, user, code)
  await confirmSession(deps, user)
}
