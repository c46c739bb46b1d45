import { useTranslation } from 'react-i18next'
import { StateEmpty } from '../../../shared/ui/state-empty.tsx'
import classes from './no-result.module.css'

const ADVICE = ['shorter', 'form', 'number', 'foreign'] as const

/** Nothing was found: what to try. */
export function NoResult() {
  const { t } = useTranslation('search/page')
  return (
    <StateEmpty
      icon="search"
      title={t('noResult.title')}
      text={t('noResult.text')}
      action={
        <ul className={classes.advice}>
          {ADVICE.map((key) => (
            <li key={key}>{t(`noResult.advice.${key}`)}</li>
          ))}
        </ul>
      }
    />
  )
}
