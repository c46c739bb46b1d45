import { randomInt, randomUUID } from 'node:crypto'
import { taxStemCheckDigit } from '@merleg/domain/tax-number'
import type { TestApp } from '../../app/testing-app.ts'
import type { Mail } from '../../shared/mail.ts'
import { answerTrial } from './answer-trial.usecases.ts'

/** A tax number that nobody else in the test has. */
export function makeTaxNumber(): string {
  const digits = String(randomInt(1_000_000, 9_999_999))
  return `${digits}${taxStemCheckDigit(digits)}-2-42`
}

type Wish = { name: string; email: string; companyName: string; taxNumber: string; termsAccepted: boolean }

/** What somebody who was never heard of says. */
export function makeWish(wish: Partial<Wish> = {}): Wish {
  return {
    name: 'Próba Péter',
    email: `peter-${randomUUID()}@test.example`,
    companyName: 'Kipróbáló Kft.',
    taxNumber: makeTaxNumber(),
    termsAccepted: true,
    ...wish,
  }
}

/** Addresses of their own, so that tests do not wait for the throttle of others. */
let addresses = 0
export function nextAddress(): string {
  addresses += 1
  return `10.35.${addresses >> 8}.${addresses & 255}`
}

/** The calls of trials, and the job with mails kept in memory. */
export function useTrials(test: TestApp) {
  const post = (url: string, payload: object, options: { locale?: string; remoteAddress?: string } = {}) => {
    const { locale = 'hu', remoteAddress = nextAddress() } = options
    return test.app.inject({ method: 'POST', url, payload, remoteAddress, headers: { 'x-locale': locale } })
  }
  const listIds = async (email: string) => {
    const asked = test.deps.db
      .selectFrom('trial_requests')
      .innerJoin('requests', 'requests.request_id', 'trial_requests.request_id')
    const rows = await asked
      .select('trial_requests.request_id as id')
      .where('email', '=', email.toLowerCase())
      .orderBy('request_number')
      .execute()
    return rows.map(({ id }) => id)
  }
  const answer = async (requestId: string, options: { breaksAfter?: boolean; isBroken?: boolean } = {}) => {
    const sent: Mail[] = []
    const send = async (mail: Mail) => {
      if (options.isBroken) throw new Error('no connection')
      sent.push(mail)
      if (options.breaksAfter) throw new Error('killed after the mail went')
    }
    const answering = { mailer: { send }, requestId, attempt: { isLast: false } }
    await answerTrial(test.deps, answering).catch((error: unknown) => {
      if (!options.breaksAfter && !options.isBroken) throw error
    })
    return sent
  }
  return {
    post,
    listIds,
    answer,
    ask: (wish: Partial<Wish>, options?: { locale?: string; remoteAddress?: string }) =>
      post('/api/trial/request', makeWish(wish), options),
    start: (token: string, password = 'kék-szitakötő-7', remoteAddress = nextAddress()) =>
      post('/api/trial/start', { token, password, passwordConfirmation: password }, { remoteAddress }),
    /** Asks, does the job, and reads the mail. */
    askAndAnswer: async (wish: Partial<Wish>, locale = 'hu') => {
      const whole = makeWish(wish)
      await post('/api/trial/request', whole, { locale })
      const mails = await answer((await listIds(whole.email)).at(-1) ?? '')
      return { wish: whole, mail: mails[0], token: tokenIn(mails[0]) }
    },
  }
}

/** A request for a trial that waits for the operator. */
export async function askedTrial({ app, deps }: TestApp): Promise<{ number: number; email: string }> {
  const wish = makeWish()
  await app.inject({ method: 'POST', url: '/api/trial/request', payload: wish, remoteAddress: nextAddress() })
  const { number } = await deps.db
    .selectFrom('trial_requests')
    .innerJoin('requests', 'requests.request_id', 'trial_requests.request_id')
    .select('request_number as number')
    .where('email', '=', wish.email)
    .executeTakeFirstOrThrow()
  return { number, email: wish.email }
}

/** The token in the link of a mail. */
export function tokenIn(mail: Mail | undefined): string {
  return /http:\/\/merleg\.test\/trial\/start\?token=([\w-]{43})(?:\s|$)/.exec(mail?.text ?? '')?.[1] ?? 'no token'
}
