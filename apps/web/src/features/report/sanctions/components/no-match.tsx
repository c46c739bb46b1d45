import { type SanctionScreening, scopeOf } from '@merleg/contract/report/sanctions.contract'
import { translateSource } from '@merleg/domain/reference/source-names'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { Icon } from '../../../../shared/ui/icon.tsx'
import classes from '../sanctions.module.css'

/** Nothing was found: said with the lists it was looked for in, and what it does not say. A made-up list clears nobody. */
export function NoMatch({ screening }: { screening: SanctionScreening }) {
  const { t } = useTranslation(['report/sanctions/page', 'report/sanctions/words'])
  const format = useFormat()
  const { lists, unnamedCount } = screening
  const isMadeUp = lists.some((list) => list.isMadeUp)
  const isClear = !isMadeUp && unnamedCount === 0
  return (
    <section className={isClear ? classes.clear : classes.notice} aria-labelledby="sanction-matches">
      <h3 id="sanction-matches">
        {isClear && <Icon name="check" size={18} />} {t(`noMatch.${titleOf({ isMadeUp, isClear })}`)}
      </h3>
      <p>{t(`report/sanctions/words:noMatch.${scopeOf(screening)}`)}</p>
      {unnamedCount > 0 && <p>{t('report/sanctions/words:unnamed', { count: unnamedCount })}</p>}
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

function titleOf({ isMadeUp, isClear }: { isMadeUp: boolean; isClear: boolean }) {
  if (isMadeUp) return 'madeUpTitle'
  return isClear ? 'title' : 'partlyTitle'
}
