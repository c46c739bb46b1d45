import { useTranslation } from 'react-i18next'
import { StateEmpty } from '../../../shared/ui/state-empty.tsx'
import classes from './no-result.module.css'

const ADVICE = ['shorter', 'form', 'number', 'foreign'] as const
const PLACE_ADVICE = ['wider', 'zip', 'otherwise'] as const

/** Nothing was found: what to try. `isPlace`: where a place was searched for and no name or number. */
export function NoResult({ isPlace = false }: { isPlace?: boolean }) {
  const { t } = useTranslation('search/page')
  const advice = isPlace
    ? PLACE_ADVICE.map((key) => t(`geo.noResultAdvice.${key}`))
    : ADVICE.map((key) => t(`noResult.advice.${key}`))
  return (
    <StateEmpty
      icon="search"
      title={t('noResult.title')}
      text={t(isPlace ? 'geo.noResultText' : 'noResult.text')}
      action={
        <ul className={classes.advice}>
          {advice.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      }
    />
  )
}
