import type { RuleTrial } from '@merleg/contract/monitoring-rules.contract'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../shared/format/use-format.ts'
import { UrlLink } from '../../../shared/ui/url-link.tsx'
import classes from '../monitoring-rules.module.css'
import { TrialWeeks } from './trial-weeks.tsx'

/** What a rule would have told within a year, on whom, and which failures it would have come before. */
export function RuleTrialView({ trial, isStale }: { trial: RuleTrial; isStale: boolean }) {
  const { t } = useTranslation('monitoring-rules/page')
  const format = useFormat()
  const known = trial.weeks.filter(({ alerts }) => alerts !== null).length
  const number = (value: number) => format.number(value)
  return (
    <section className={classes.trial} aria-label={t('trial.title')} data-stale={isStale || undefined}>
      <h3 className={classes.partTitle}>{t('trial.title')}</h3>
      {isStale && <p className={classes.hint}>{t('trial.stale')}</p>}
      <p>{trial.sentence}</p>
      <p className={classes.hint}>
        {t(`trial.basis.${trial.basis}`, {
          companies: number(trial.companies),
          from: format.date(trial.from),
          to: format.date(trial.to),
        })}
        {trial.isCut && ` ${t('trial.cut')}`}
      </p>
      <p className={classes.total}>
        <strong>
          {known === 0
            ? t('trial.totalUnknown')
            : t('trial.total', { count: trial.alerts, formatted: number(trial.alerts) })}
          {/* A bare number would say that the weeks that are not known had none. */}
          {known > 0 && known < trial.weeks.length && ` ${t('trial.knownWeeks', { count: known })}`}
        </strong>{' '}
        {known > 0 &&
          trial.alerts > 0 &&
          t('trial.perWeek', {
            average: format.number(trial.alerts / known, { decimals: 1 }),
            companies: number(trial.alertedCompanies),
          })}
      </p>
      {trial.sources.length === 0 && <p className={classes.hint}>{t('trial.noSource')}</p>}
      <TrialWeeks weeks={trial.weeks} />
      <Failures failures={trial.failures} />
      <Without without={trial.without} alerts={trial.alerts} />
      <Noisiest noisiest={trial.noisiest} />
      {trial.notes.map((note) => (
        <p key={note} className={classes.hint}>
          {note}
        </p>
      ))}
      {trial.sources.length > 0 && (
        <details>
          <summary>{t('trial.sources', { from: format.date(trial.sources[0]?.from) })}</summary>
          <ul className={classes.sources}>
            {trial.sources.map(({ title, from, to }) => (
              <li key={title}>
                {title}: {format.date(from)} – {format.date(to)}
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}

function Failures({ failures: { total, caught, atOnce, missed, medianDays } }: Pick<RuleTrial, 'failures'>) {
  const { t } = useTranslation('monitoring-rules/page')
  const format = useFormat()
  const number = (value: number) => format.number(value)
  return (
    <>
      <h4 className={classes.small}>{t('trial.failures.title')}</h4>
      {total === 0 ? (
        <p>{t('trial.failures.unheard')}</p>
      ) : (
        <p>
          {t('trial.failures.total', { count: total, formatted: number(total) })}{' '}
          {t('trial.failures.told', { caught: number(caught), atOnce: number(atOnce), missed: number(missed) })}{' '}
          {medianDays !== null && t('trial.failures.median', { count: medianDays, formatted: number(medianDays) })}
        </p>
      )}
    </>
  )
}

function Without({ without, alerts }: Pick<RuleTrial, 'without' | 'alerts'>) {
  const { t } = useTranslation('monitoring-rules/page')
  const format = useFormat()
  if (without.length < 2) return null
  return (
    <>
      <h4 className={classes.small}>{t('trial.without')}</h4>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t('trial.condition')}</th>
            <th scope="col">{t('trial.alerts')}</th>
          </tr>
        </thead>
        <tbody>
          {without.map(({ condition, alerts: count }, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- two conditions may say the same
            <tr key={index}>
              <th scope="row">{condition}</th>
              <td>
                {count === null
                  ? t('trial.nothingLeft')
                  : t('trial.instead', { count: format.number(count), alerts: format.number(alerts) })}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

function Noisiest({ noisiest }: Pick<RuleTrial, 'noisiest'>) {
  const { t } = useTranslation('monitoring-rules/page')
  const format = useFormat()
  if (noisiest.length === 0) return null
  return (
    <>
      <h4 className={classes.small}>{t('trial.noisiest')}</h4>
      <ol className={classes.noisiest}>
        {noisiest.map(({ name, url, alerts }) => (
          <li key={url}>
            <UrlLink url={url}>{name}</UrlLink> <span>{format.number(alerts)}</span>
          </li>
        ))}
      </ol>
    </>
  )
}
