import type { InfoPage } from '@merleg/contract/report/info.contract'
import { useTranslation } from 'react-i18next'
import classes from './info-groups.module.css'

/** Sums of a group, such as number and value of awards by year. */
export function GroupTotals({ group }: { group: InfoPage['groups'][number] }) {
  const { t } = useTranslation('report/info/page')
  if (group.totals.length === 0) return null
  return (
    <>
      <dl className={classes.totals} aria-label={t('totals', { group: group.title })}>
        {group.totals.map(({ key, value }) => (
          <div key={key}>
            <dt>{key}</dt>
            <dd className="figures">{value}</dd>
          </div>
        ))}
      </dl>
      {group.totalsNote !== null && <p className={classes.note}>{group.totalsNote}</p>}
    </>
  )
}
