import { Secret, TOTP } from 'otpauth'

const PERIOD_SECONDS = 30
/** A clock may be a step ahead or behind. */
const WINDOW = 1

/** A new secret, as apps let one type it in. */
export function generateAppSecret(): string {
  return new Secret({ size: 20 }).base32
}

/** The secret with whose it is, as apps read it. */
export function appUrl({ secret, email }: { secret: string; email: string }): string {
  return totpOf(secret, email).toString()
}

/** The time step of which it is the code; null where it is none of about now. Compared in constant time. */
export function findStepOfCode({ secret, code, now }: { secret: string; code: string; now: Date }): number | null {
  const delta = totpOf(secret).validate({ token: code, timestamp: now.getTime(), window: WINDOW })
  return delta === null ? null : stepAt(now) + delta
}

/** The latest step of which a code can be taken. */
export function latestStep(now: Date): number {
  return stepAt(now) + WINDOW + 1
}

function stepAt(now: Date): number {
  return Math.floor(now.getTime() / 1000 / PERIOD_SECONDS)
}

function totpOf(secret: string, label = ''): TOTP {
  return new TOTP({ issuer: 'Mérleg', label, secret: Secret.fromBase32(secret), period: PERIOD_SECONDS, digits: 6 })
}
