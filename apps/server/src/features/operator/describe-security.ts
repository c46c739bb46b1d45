import { AUDIT_ACT_NAMES } from '@merleg/domain/audit-acts'
import { GRANTING_CLAIMS, parseClaim } from '@merleg/domain/claims'
import { formatHungarianMoment } from '@merleg/domain/format/date'
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

/** Those whose details are shown. */
type Detailed = Exclude<SecurityEvent, { event: 'person-opened' | 'order' | 'trial-asked' }>
type NameOf<Told> = Told extends unknown ? Exclude<keyof Told, 'event' | 'userId'> : never
/** What folding equal ones adds. */
type FoldedName = 'times' | 'last' | 'more'

type CodeOf<Told, Name extends string> =
  Told extends Record<Name, infer Value extends string> ? (string extends Value ? never : Value) : never
/** Reasons that are told as any text. */
type LooseReason =
  | 'challenge'
  | 'unknown'
  | 'other-user'
  | 'signature'
  | 'counter'
  | 'registration'
  | 'no-attempt'
  | 'unreachable'
type Code = CodeOf<SecurityEvent, 'method'> | CodeOf<SecurityEvent, 'reason'> | CodeOf<SecurityEvent, 'which'>

/** The values that are codes of ours; what comes from outside, or is an id, stands as it is. */
const WORDS = {
  password: true,
  oidc: true,
  passkey: true,
  'no-account': true,
  disabled: true,
  'no-demo': true,
  'trial-over': true,
  'not-linked': true,
  code: true,
  replayed: true,
  locked: true,
  challenge: true,
  unknown: true,
  'other-user': true,
  signature: true,
  counter: true,
  registration: true,
  'no-attempt': true,
  unreachable: true,
  one: true,
  others: true,
} as const satisfies Record<Code | LooseReason, true>

const NAMES = {
  method: true,
  reason: true,
  which: true,
  act: true,
  subjectId: true,
  claim: true,
  passkeyId: true,
  identityId: true,
  keyId: true,
  times: true,
  last: true,
  more: true,
} as const satisfies Record<NameOf<Detailed> | FoldedName, true>

const isWord = (text: string): text is keyof typeof WORDS => Object.hasOwn(WORDS, text)
const isName = (text: string): text is keyof typeof NAMES => Object.hasOwn(NAMES, text)

/** What else is kept of an event, in the words of a language. */
export function describeSecurityDetail(detail: Readonly<Record<string, unknown>>, locale: Locale): string {
  const t = getTranslator(locale, 'operator/answers')
  return Object.entries(detail)
    .map(([name, value]) => {
      const label = isName(name) ? t(`security.details.${name}`) : name
      if (name === 'more') return label
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
  if (name === 'last') return Number.isNaN(Date.parse(value)) ? value : formatHungarianMoment(locale, new Date(value))
  return isWord(value) && !name.endsWith('Id')
    ? getTranslator(locale, 'operator/answers')(`security.words.${value}`)
    : value
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
