import { favoritesPage } from '@merleg/contract/pages'
import type { Locale } from '@merleg/domain/locale'
import { formatNumber } from '@merleg/domain/format/number'
import { getTranslator } from '@merleg/i18n/translator'
import type { Mail } from '../../shared/mail.ts'
import { toSingleLine } from '../../shared/plain-text.ts'
import type { AccountHolder } from '../users/account-holders.repository.ts'
import type { MailedRun } from './favorite-runs.repository.ts'

/** Who entered and who left the favourites of a user since the last mail. */
export function renderChangesMail({
  owner,
  runs,
  notes,
  publicUrl,
}: {
  owner: Pick<AccountHolder, 'name' | 'email' | 'locale' | 'userId'>
  runs: readonly MailedRun[]
  /** What else is to be known of those who left, in sentences. */
  notes: readonly string[]
  publicUrl: string
}): Mail {
  const { locale } = owner
  const t = getTranslator(locale, 'mails/answers')
  const lastRun = Math.max(...runs.map(({ runId }) => runId))
  const pageUrl = (favoriteId?: string) => new URL(favoritesPage(favoriteId), publicUrl).href
  return {
    id: `favorites.${owner.userId}.${lastRun}`,
    to: owner.email,
    subject: t('favorites.subject'),
    text: [
      t('greeting', { name: toSingleLine(owner.name) }),
      t('favorites.why'),
      ...runs.map((run) => [describeRun(run, locale), pageUrl(run.favoriteId)].join('\n')),
      ...notes,
      t('favorites.stop', { url: pageUrl() }),
      t('signature'),
    ].join('\n\n'),
  }
}

function describeRun({ favoriteName, ...run }: MailedRun, locale: Locale): string {
  const t = getTranslator(locale, 'mails/answers')
  const sides = [
    run.enteredCount > 0 ? t('favorites.entered', { names: nameSome(run.entered, run.enteredCount, locale) }) : null,
    run.leftCount > 0 ? t('favorites.left', { names: nameSome(run.left, run.leftCount, locale) }) : null,
  ]
  return [toSingleLine(favoriteName), ...sides.filter((side) => side !== null)].join('\n')
}

function nameSome(names: readonly string[], count: number, locale: Locale): string {
  const t = getTranslator(locale, 'mails/answers')
  const rest = count - names.length
  const shown = names.map(toSingleLine).join(', ')
  return rest > 0 ? t('favorites.more', { names: shown, number: formatNumber(locale, rest) }) : shown
}
