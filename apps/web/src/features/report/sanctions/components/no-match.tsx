import type { LoadedList } from '@merleg/contract/report/sanctions.contract'
import { translateSource } from '@merleg/domain/reference/source-names'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { Icon } from '../../../../shared/ui/icon.tsx'
import classes from '../sanctions.module.css'

/** Nothing was found: said with the lists it was looked for in, and what it does not say. A made-up list clears nobody. */
export function NoMatch({ lists }: { lists: readonly LoadedList[] }) {
  const { t } = useTranslation('report/sanctions/page')
  const format = useFormat()
  const isMadeUp = lists.some((list) => list.isMadeUp)
  return (
    <section className={isMadeUp ? classes.notice : classes.clear} aria-labelledby="sanction-matches">
      <h3 id="sanction-matches">
        {!isMadeUp && <Icon name="check" size={18} />} {t(isMadeUp ? 'noMatch.madeUpTitle' : 'noMatch.title')}
      </h3>
      <p>{t('noMatch.text')}</p>
      <ul className={classes.checked}>
        {lists.map((list) => (
          <li key={list.sourceId}>
            {t('noMatch.list', { title: translateSource(format.locale, list).title, day: format.date(list.day) })}
          </li>
        ))}
      </ul>
      <p className={classes.small}>{t('noMatch.scope')}</p>
    </section>
  )
}
