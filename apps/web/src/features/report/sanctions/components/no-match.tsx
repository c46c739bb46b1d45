import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { Icon } from '../../../../shared/ui/icon.tsx'
import classes from '../sanctions.module.css'

/** Nothing was found: said so that it can be shown to others, with what it does not say. A made-up list clears nobody. */
export function NoMatch({ day, isMadeUp }: { day: string; isMadeUp: boolean }) {
  const { t } = useTranslation('report/sanctions/page')
  const format = useFormat()
  return (
    <section className={isMadeUp ? classes.notice : classes.clear} aria-labelledby="sanction-matches">
      <h3 id="sanction-matches">
        {!isMadeUp && <Icon name="check" size={18} />} {t(isMadeUp ? 'noMatch.madeUpTitle' : 'noMatch.title')}
      </h3>
      <p>{t('noMatch.text', { day: format.date(day) })}</p>
      <p className={classes.small}>{t('noMatch.scope')}</p>
    </section>
  )
}
