import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { Icon } from '../../../../shared/ui/icon.tsx'
import classes from '../sanctions.module.css'

/** Nothing was found: said so that it can be shown to others, with what it does not say. */
export function NoMatch({ day }: { day: string }) {
  const { t } = useTranslation('report/sanctions/page')
  const format = useFormat()
  return (
    <section className={classes.clear} aria-labelledby="sanction-matches">
      <h3 id="sanction-matches">
        <Icon name="check" size={18} /> {t('noMatch.title')}
      </h3>
      <p>{t('noMatch.text', { day: format.date(day) })}</p>
      <p className={classes.small}>{t('noMatch.scope')}</p>
    </section>
  )
}
