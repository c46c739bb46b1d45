import { AUDIT_ACT_NAMES } from '@merleg/domain/audit-acts'
import { GRANTING_CLAIMS, parseClaim } from '@merleg/domain/claims'
import type { Locale } from '@merleg/domain/locale'
import { ROLES } from '@merleg/domain/roles'
import { getTranslator } from '@merleg/i18n/translator'
import type { SecurityEvent } from '../../shared/security-log.ts'

type EventName = SecurityEvent['event']

/** What is kept: each event has a word, which does not compile otherwise. */
const EVENT_NAMES = {
  login: true,
  'login-failed': true,
  'locked-out': true,
  'recovery-asked': true,
  'trial-asked': true,
  'trial-started': true,
  'password-reset': true,
  'password-changed': true,
  'second-factor-failed': true,
  'second-factor-locked': true,
  'identity-confirmed': true,
  'app-set': true,
  'app-removed': true,
  'recovery-codes-made': true,
  'recovery-code-used': true,
  'passkey-added': true,
  'passkey-removed': true,
  'passkey-refused': true,
  'second-factor-reset': true,
  'oidc-refused': true,
  'oidc-linked': true,
  'oidc-unlinked': true,
  'session-ended': true,
  'account-closing': true,
  'account-kept': true,
  'account-closed': true,
  'operator-act': true,
  'claim-refused': true,
  'invitation-accepted': true,
  'key-created': true,
  'key-revoked': true,
  'person-opened': true,
  order: true,
} as const satisfies Record<EventName, true>

const isEvent = (text: string): text is EventName => Object.hasOwn(EVENT_NAMES, text)

/** What happened, in the words of a language; an event of another version by its own name. */
export function nameSecurityEvent(event: string, locale: Locale): string {
  return isEvent(event) ? getTranslator(locale, 'operator/answers')(`security.events.${event}`) : event
}

/** The values that are codes of ours; what comes from outside, or is an id, stands as it is. */
const WORDS = [
  'password',
  'oidc',
  'passkey',
  'no-account',
  'disabled',
  'no-demo',
  'trial-over',
  'not-linked',
  'code',
  'replayed',
  'challenge',
  'unknown',
  'other-user',
  'signature',
  'counter',
  'registration',
  'no-attempt',
  'unreachable',
  'one',
  'others',
] as const

const NAMES = ['method', 'reason', 'which', 'act', 'subjectId', 'claim', 'passkeyId', 'identityId', 'keyId'] as const

/** What else is kept of an event, in the words of a language. */
export function describeSecurityDetail(detail: Readonly<Record<string, unknown>>, locale: Locale): string {
  const t = getTranslator(locale, 'operator/answers')
  return Object.entries(detail)
    .map(([name, value]) => {
      const known = NAMES.find((one) => one === name)
      const label = known === undefined ? name : t(`security.details.${known}`)
      return `${label}: ${wordOf(name, String(value), locale)}`
    })
    .join(', ')
}

function wordOf(name: string, value: string, locale: Locale): string {
  if (name === 'act') {
    const act = AUDIT_ACT_NAMES.find((one) => one === value)
    return act === undefined ? value : getTranslator(locale, 'audit/answers')(`acts.${act}`)
  }
  if (name === 'claim') return value.replaceAll(/[A-Za-z]+/g, (code) => nameAccess(code, locale))
  const word = name.endsWith('Id') ? undefined : WORDS.find((one) => one === value)
  return word === undefined ? value : getTranslator(locale, 'operator/answers')(`security.words.${word}`)
}

/** Of what a call asks for: `user`, a module, "or", a role. */
function nameAccess(code: string, locale: Locale): string {
  const t = getTranslator(locale, 'operator/answers')
  if (code === 'user') return t('security.signedIn')
  if (code === 'or') return t('security.or')
  const words = getTranslator(locale, 'administration/words')
  const role = ROLES.find((one) => one === code)
  if (role !== undefined) return words(`roles.${role}`)
  const claim = GRANTING_CLAIMS.find((one) => one === parseClaim(code))
  return claim === undefined ? code : words(`modules.${claim}`)
}
