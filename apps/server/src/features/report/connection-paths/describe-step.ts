import { formatPeriod } from '@merleg/domain/format/date'
import type { Locale } from '@merleg/domain/locale'
import { getTranslator } from '@merleg/i18n/translator'
import type { Tie } from '../../connections/ties.repository.ts'
import { describeRole } from '../rows/tie-rows.ts'
import { describeShare } from '../words/register-words.ts'

/** A tie as a sentence: who is what in which company, with share and days. */
export function describeStep(locale: Locale, tie: Tie, names: { company: string; party: string }): string {
  const t = getTranslator(locale, 'report/connection-paths/answers')
  const period = formatPeriod(locale, tie.from, tie.until)
  return [describeKind(locale, tie, names), period, tie.isValid ? null : t('ended')]
    .filter((part) => part !== null)
    .join(' · ')
}

function describeKind(locale: Locale, tie: Tie, names: { company: string; party: string }): string {
  const t = getTranslator(locale, 'report/connection-paths/answers')
  if (tie.kind !== 'owner')
    return t(tie.kind === 'succession' ? 'succession' : 'role', { ...names, role: describeRole(locale, tie) })
  const share = describeShare(locale, tie)
  return share === null ? t('ownerOfUnknownShare', names) : t('owner', { ...names, share })
}
