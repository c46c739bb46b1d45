import type { ChangedCompany, HeardChange } from '@merleg/contract/home.contract'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useToldTitle } from '../../../shared/format/use-told-title.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { RiskBadge } from '../../../shared/ui/risk-badge.tsx'
import { StatusBadge } from '../../../shared/ui/status-badge.tsx'
import { UrlLink } from '../../../shared/ui/url-link.tsx'
import classes from '../opened-changes.module.css'

/** A company with what was heard of it: its rating then and now, the first changes, and the way to all of them. */
export function ChangedCompanyRow({ company }: { company: ChangedCompany }) {
  const { t } = useTranslation('home/page')
  const format = useFormat()
  const { name, status, risk, rating, changes, changeCount, allUrl, openedAt } = company
  const sourceOf = ({ source, heardAt }: HeardChange) => {
    const date = format.day(heardAt)
    return source === null ? t('heard.foundAt', { date }) : t('heard.heardAt', { source, date })
  }
  // What all of them have in common is said once.
  const [first, ...others] = new Set(changes.map(sourceOf))
  const only = others.length === 0 ? first : undefined
  return (
    <li className={classes.company}>
      <div className={classes.head}>
        <UrlLink url={name.url} className={classes.name}>
          {name.value}
        </UrlLink>
        {status.color !== 'good' && <StatusBadge status={status} variant="plain" />}
        {rating === null && <RiskBadge {...risk} />}
        <span className={classes.opened}>{t('heard.openedAt', { moment: format.dateTime(openedAt) })}</span>
      </div>
      <ul className={classes.changes}>
        {rating !== null && <RatingLine rating={rating} />}
        {changes.map((change) => (
          <ChangeLine key={change.id} change={change} source={only === undefined ? sourceOf(change) : null} />
        ))}
      </ul>
      {(only !== undefined || changeCount > changes.length) && (
        <p className={classes.all}>
          {only !== undefined && <small className={classes.source}>{only}</small>}
          {changeCount > changes.length &&
            (allUrl === null ? (
              t('heard.count', { count: changeCount })
            ) : (
              <UrlLink url={allUrl}>
                {t('heard.all', { count: changeCount })}
                <span className="visually-hidden">: {name.value}</span>
              </UrlLink>
            ))}
        </p>
      )}
    </li>
  )
}

function RatingLine({ rating }: { rating: NonNullable<ChangedCompany['rating']> }) {
  const { t } = useTranslation('home/page')
  const format = useFormat()
  const { before, after, asOf, isWorse, isByOtherModel } = rating
  return (
    <li className={classes.change} data-bad={isWorse}>
      <Mark isNegative={isWorse} word={t('heard.worse')} />
      <span className={classes.ratings}>
        <strong>{t('recent.rating')}</strong>
        <RiskBadge {...before} />
        <span aria-hidden="true">›</span>
        <RiskBadge {...after} />
      </span>
      <span className={classes.when}>
        {[t('heard.ratingSince', { date: format.date(asOf) }), ...(isByOtherModel ? [t('heard.otherModel')] : [])].join(
          ' · ',
        )}
      </span>
    </li>
  )
}

function ChangeLine({ change, source }: { change: HeardChange; source: string | null }) {
  const { t } = useTranslation('home/page')
  const format = useFormat()
  const { detail, isNegative, on } = change
  const titleOf = useToldTitle()
  return (
    <li className={classes.change} data-bad={isNegative}>
      <Mark isNegative={isNegative} word={t('heard.negative')} />
      <span className={classes.told}>
        <strong>{titleOf(change)}</strong>
        {detail !== null && <span className={classes.detail}>{detail}</span>}
        {source !== null && <small className={classes.source}> {source}</small>}
      </span>
      <span className={classes.when}>{format.date(on)}</span>
    </li>
  )
}

function Mark({ isNegative, word }: { isNegative: boolean; word: string }) {
  return (
    <span className={classes.mark}>
      <Icon name={isNegative ? 'warning' : 'dot'} size={isNegative ? 16 : 10} />
      {isNegative && <span className="visually-hidden">{word}:</span>}
    </span>
  )
}
