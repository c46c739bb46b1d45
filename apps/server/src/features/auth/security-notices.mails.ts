import { profileSecurityPage } from '@merleg/contract/pages'
import { formatHungarianMoment } from '@merleg/domain/format/date'
import { getTranslator } from '@merleg/i18n/translator'
import type { Mail } from '../../shared/mail.ts'
import { toSingleLine } from '../../shared/plain-text.ts'
import { readUserAgent } from '../../shared/user-agent.ts'
import type { AccountHolder } from '../users/account-holders.repository.ts'

/** What changed about how a user signs in. */
export type SecurityNotice =
  | { kind: 'new-device'; userAgent: string; address: string }
  | { kind: 'app-set' | 'app-removed' | 'recovery-codes-made' | 'second-factor-reset' | 'second-factor-guessed' }
  | { kind: 'second-factor-reset-by-administrator' | 'second-factor-locked' }
  | { kind: 'recovery-code-used'; left: number }
  | { kind: 'passkey-added' | 'passkey-removed'; name: string }
  | { kind: 'identity-linked' | 'identity-unlinked'; provider: string; label: string }

type Noticed = {
  id: string
  holder: Pick<AccountHolder, 'name' | 'email' | 'locale'>
  notice: SecurityNotice
  at: Date
  publicUrl: string
}

/** What happened, when, and what to do where it was somebody else. */
export function renderSecurityNotice({ id, holder, notice, at, publicUrl }: Noticed): Mail {
  const { locale } = holder
  const t = getTranslator(locale, 'security-notices/answers')
  const tMails = getTranslator(locale, 'mails/answers')
  return {
    id: `security.${notice.kind}.${id}`,
    to: holder.email,
    subject: t(`subjects.${notice.kind}`),
    text: [
      tMails('greeting', { name: toSingleLine(holder.name) }),
      t(`texts.${notice.kind}`, {
        ...NO_DETAILS,
        ...detailsOf(notice, t('unknownDevice')),
        moment: formatHungarianMoment(locale, at),
      }),
      t('look', { url: new URL(profileSecurityPage(), publicUrl).href }),
      t('foreign'),
      tMails('signature'),
    ].join('\n\n'),
  }
}

const NO_DETAILS = { device: '', address: '', provider: '', label: '', name: '', left: '' }

/** What a user typed, or another provider says, stands in the mail as one line. */
function detailsOf(notice: SecurityNotice, unknownDevice: string): Partial<typeof NO_DETAILS> {
  if (notice.kind === 'new-device') {
    const { browser, system } = readUserAgent(notice.userAgent)
    const device = [browser, system].filter((part) => part !== null).join(', ')
    return { device: device === '' ? unknownDevice : device, address: notice.address }
  }
  if ('label' in notice) return { provider: toSingleLine(notice.provider), label: toSingleLine(notice.label) }
  if ('name' in notice) return { name: toSingleLine(notice.name) }
  return 'left' in notice ? { left: String(notice.left) } : {}
}
