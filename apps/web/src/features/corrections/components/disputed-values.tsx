import type { DisputedValue } from '@merleg/contract/corrections.contract'
import { isUndecided } from '@merleg/domain/corrections/correction-states'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../shared/format/use-format.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import classes from '../corrections.module.css'

/** Above a section: which of its values are disputed, in whatever language they were reported. */
export function DisputedValues({ values }: { values: readonly DisputedValue[] }) {
  const { t } = useTranslation('corrections/page')
  const format = useFormat()
  if (values.length === 0) return null
  return (
    <aside className={classes.disputed} aria-label={t('section.title')}>
      <p className={classes.disputedTitle}>
        <Icon name="flag" size={16} /> {t('section.title')}
      </p>
      <ul className={classes.disputedList}>
        {values.map(({ number, field, shownValue, expected, state, reportedAt }) => (
          <li key={number}>
            <strong>{field}</strong>: {shownValue} – {t(isUndecided(state) ? 'marks.disputed' : 'marks.wrong')};{' '}
            {t('section.expected', { expected, date: format.day(reportedAt) })}
          </li>
        ))}
      </ul>
      <p className={classes.small}>
        {t('section.note')} <Link to="/corrections">{t('section.toList')}</Link>
      </p>
    </aside>
  )
}
