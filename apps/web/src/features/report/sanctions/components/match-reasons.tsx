import type { SanctionMatch } from '@merleg/contract/report/sanctions.contract'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../../shared/ui/icon.tsx'
import classes from '../sanctions.module.css'

const FOR: ReadonlySet<string> = new Set([
  'identifier-same',
  'name-same',
  'name-other-spelling',
  'birth-date-same',
  'birth-year-same',
  'country-same',
])

/** Why it is a match and what speaks against it, in words. */
export function MatchReasons({ reasons }: { reasons: SanctionMatch['reasons'] }) {
  const { t } = useTranslation('report/sanctions/page')
  return (
    <section>
      <h4 className={classes.subtitle}>{t('reasonsTitle')}</h4>
      <ul className={classes.reasons}>
        {reasons.map(({ code, party, listed }) => (
          <li key={`${code} ${party} ${listed}`}>
            <Icon name={FOR.has(code) ? 'add' : 'minus'} size={14} />
            <span>{t(`reasons.${code}`, { party: party ?? '–', listed: listed ?? '–' })}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
