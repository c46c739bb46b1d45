import type { EuVatNumber } from '@merleg/domain/vat-checks/eu-vat-number'
import type { VatCheckCause } from '@merleg/domain/vat-checks/vat-check-states'
import { z } from 'zod'
import type { Logger } from '../../shared/logger.ts'
import { askFixedHost, type Fetch, type FixedHost } from '../international/provider/fixed-host.ts'
import { guardCalls, type RetryLimits } from '../international/provider/guard-calls.ts'
import { ProviderBusy, ProviderFault } from '../international/provider/provider-fault.ts'

/** What VIES told; `unanswered` is neither yes nor no. */
export type ViesAnswer =
  | {
      state: 'valid' | 'invalid'
      /** As it names the day or moment of the check. */
      toldDate: string | null
      /** Given only where it was told who asks. */
      consultationNumber: string | null
      traderName: string | null
      traderAddress: string | null
    }
  | { state: 'unanswered'; cause: VatCheckCause }

export type ViesLimits = RetryLimits & { askMs: number }

/** Services of member states take up to a quarter of a minute. */
const VIES_LIMITS: ViesLimits = { askMs: 25_000, retries: 3, retryPauseMs: 2000, faultsToOpen: 5, openMs: 60_000 }

const Text = z.string().max(4000).nullish()
/**
 * An answer of `check-vat-number`, built from descriptions and from answers quoted in public repositories; what a check tells
 * of matches of names and streets is not asked for. A refusal comes with 200 as well as with other statuses, and an answer
 * without `valid` is one.
 */
const Told = z.object({
  valid: z.boolean().nullish(),
  userError: Text,
  countryCode: Text,
  vatNumber: Text,
  requestDate: Text,
  requestIdentifier: Text,
  name: Text,
  address: Text,
  actionSucceed: z.boolean().nullish(),
  errorWrappers: z.array(z.object({ error: z.string() })).nullish(),
})
type Told = z.infer<typeof Told>

const PATH = ['taxation_customs', 'vies', 'rest-api', 'check-vat-number']
const STATUSES_WITH_ANSWERS = [400, 403, 429, 500, 502, 503]
const NOT_TOLD = /^-*$/

/** What the codes of VIES mean; those that pass are asked about again. */
const CAUSES: Readonly<Record<string, { cause: VatCheckCause; isPassing: boolean }>> = {
  MS_UNAVAILABLE: { cause: 'member-state', isPassing: true },
  TIMEOUT: { cause: 'member-state', isPassing: true },
  MS_MAX_CONCURRENT_REQ: { cause: 'busy', isPassing: true },
  MS_MAX_CONCURRENT_REQ_TIME: { cause: 'busy', isPassing: true },
  GLOBAL_MAX_CONCURRENT_REQ: { cause: 'busy', isPassing: true },
  GLOBAL_MAX_CONCURRENT_REQ_TIME: { cause: 'busy', isPassing: true },
  SERVER_BUSY: { cause: 'busy', isPassing: true },
  SERVICE_UNAVAILABLE: { cause: 'service', isPassing: true },
  INVALID_INPUT: { cause: 'input', isPassing: false },
  INVALID_REQUESTER_INFO: { cause: 'requester', isPassing: false },
  VAT_BLOCKED: { cause: 'blocked', isPassing: false },
  IP_BLOCKED: { cause: 'blocked', isPassing: false },
}

/** It said that it does not say now. Not being broken, it is asked again after a while. */
class Withheld extends ProviderBusy {
  readonly viesCause: VatCheckCause

  constructor(cause: VatCheckCause) {
    super(0)
    this.viesCause = cause
  }
}

export type Vies = {
  /** Never throws: who does not answer, and whatever cannot be read, is `unanswered`. */
  ask(asked: { number: EuVatNumber; requester: EuVatNumber | null }): Promise<ViesAnswer>
}

type Parts = { fetch?: Fetch; logger: Logger; limits?: ViesLimits }

/** The VAT Information Exchange System of the European Commission, by its REST interface; without a key. */
export function createVies({ fetch = globalThis.fetch, logger, limits = VIES_LIMITS }: Parts): Vies {
  const host: FixedHost = { origin: 'https://ec.europa.eu', fetch }
  const ask = guardCalls({ name: 'vies', logger, limits }).safely(limits.askMs)
  return {
    ask: async ({ number, requester }) => {
      const body = {
        countryCode: number.memberState,
        vatNumber: number.digits,
        ...(requester && { requesterMemberStateCode: requester.memberState, requesterNumber: requester.digits }),
      }
      try {
        return await ask({ signal: AbortSignal.any([]) }, async (call) => {
          const asked = { path: PATH, body, shape: Told, answeringStatuses: STATUSES_WITH_ANSWERS, call }
          const told = await askFixedHost(host, asked)
          if (told === null) throw new ProviderFault('the check is not there')
          return readTold(told, number)
        })
      } catch (error) {
        const cause = causeOf(error)
        logger.warn({ err: error, memberState: number.memberState, cause }, 'VIES did not answer')
        return { state: 'unanswered', cause }
      }
    },
  }
}

function readTold(told: Told, number: EuVatNumber): ViesAnswer {
  const code = codeOf(told)
  if (code !== null) {
    const { cause, isPassing } = CAUSES[code] ?? { cause: 'service', isPassing: true }
    if (isPassing) throw new Withheld(cause)
    return { state: 'unanswered', cause }
  }
  if (typeof told.valid !== 'boolean') throw new ProviderFault('an answer without yes or no')
  // Said of another number, it is no answer to this question.
  const isSameState = compact(told.countryCode ?? number.memberState).replace(/^GR$/, 'EL') === number.memberState
  if (!isSameState || compact(told.vatNumber ?? number.digits) !== number.digits)
    throw new ProviderFault('an answer about another number')
  return {
    state: told.valid ? 'valid' : 'invalid',
    toldDate: textOf(told.requestDate),
    consultationNumber: textOf(told.requestIdentifier),
    traderName: told.valid ? textOf(told.name) : null,
    traderAddress: told.valid ? textOf(told.address) : null,
  }
}

/** A "no" beside an error is none: `userError` says what it is. */
function codeOf({ errorWrappers, actionSucceed, userError }: Told): string | null {
  const [first] = errorWrappers ?? []
  if (first !== undefined) return first.error
  if (actionSucceed === false) return 'SERVICE_UNAVAILABLE'
  const code = textOf(userError)
  return code === null || code === 'VALID' || code === 'INVALID' ? null : code
}

function compact(digits: string): string {
  return digits.replace(/[\s.-]/g, '').toUpperCase()
}

/** What a member state does not tell stands as `---`. */
function textOf(text: string | null | undefined): string | null {
  const trimmed = (text ?? '').trim()
  return NOT_TOLD.test(trimmed) ? null : trimmed
}

function causeOf(error: unknown): VatCheckCause {
  if (error instanceof Withheld) return error.viesCause
  return error instanceof ProviderBusy ? 'busy' : 'service'
}
