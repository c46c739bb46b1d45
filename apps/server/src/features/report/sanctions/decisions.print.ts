import type { PrintBlock } from '@merleg/contract/report/print.contract'
import type { Decision, SanctionMatch } from '@merleg/contract/report/sanctions.contract'
import { formatDateTime } from '@merleg/domain/format/date'
import type { Locale } from '@merleg/domain/locale'
import { getTranslator } from '@merleg/i18n/translator'
import { tableBlocks, textColumn } from '../print-blocks/blocks.ts'

/** Who decided what last, when and why; that it is open again where it was taken back, and that it was about something else, where it was. */
export function describeDecision(
  { history: [last], isOutdated }: Pick<SanctionMatch, 'history' | 'isOutdated'>,
  locale: Locale,
): string {
  const t = getTranslator(locale, 'report/sanctions/answers')
  if (last === undefined) return t('undecided')
  const made = `${t(`verdicts.${last.verdict}`)} – ${last.reason} (${nameMaker(last, locale)})`
  if (last.verdict === 'withdrawn') return `${made} · ${t('reopened')}`
  return isOutdated ? `${made} · ${getTranslator(locale, 'report/sanctions/words')('outdated')}` : made
}

/** Every decision about the matches of which there was more than one, the newest first. */
export function renderHistory(matches: readonly SanctionMatch[], locale: Locale): PrintBlock[] {
  const t = getTranslator(locale, 'report/sanctions/answers')
  return tableBlocks(
    t('history'),
    [
      textColumn(t('historyColumns.match'), 3),
      textColumn(t('historyColumns.verdict'), 2),
      textColumn(t('historyColumns.reason'), 4),
      textColumn(t('historyColumns.by'), 3),
    ],
    matches
      .filter(({ history }) => history.length > 1)
      .flatMap(({ party, designation, history }) =>
        history.map((decision) => [
          `${party.name} – ${designation.matchedName}`,
          t(`verdicts.${decision.verdict}`),
          decision.reason,
          nameMaker(decision, locale),
        ]),
      ),
  )
}

function nameMaker({ userName, decidedAt }: Decision, locale: Locale): string {
  const at = formatDateTime(locale, decidedAt)
  return getTranslator(locale, 'report/sanctions/answers')('decidedBy', { name: userName, at })
}
