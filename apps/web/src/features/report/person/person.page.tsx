import { connectionPathsPage } from '@merleg/contract/pages'
import type { Person } from '@merleg/contract/report/person.contract'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../shared/format/use-format.ts'
import { PageHeading } from '../../../shared/ui/page-heading.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { ProvenanceHint } from '../../../shared/ui/provenance-hint.tsx'
import { SkeletonPanel } from '../../../shared/ui/skeletons.tsx'
import { StateError } from '../../../shared/ui/state-error.tsx'
import { UntoldNotes } from '../../../shared/ui/untold-notes.tsx'
import { UrlLink } from '../../../shared/ui/url-link.tsx'
import { PersonCompanies } from './components/person-companies.tsx'
import classes from './person.module.css'
import { personQuery } from './person.queries.ts'

const route = getRouteApi('/main/person/$id')

/** A person: what they own and lead, bans, and how sure it is that the entries mean one person. */
export function PersonPage() {
  const { id } = route.useParams()
  const { data, error, refetch } = useQuery(personQuery(id))
  if (data !== undefined) return <PersonView key={id} id={id} person={data} />
  if (error === null) return <SkeletonPanel rows={8} />
  return <StateError error={error} onRetry={() => void refetch()} />
}

function PersonView({ id, person }: { id: string; person: Person }) {
  const { t } = useTranslation('report/person/page')
  const { date, number } = useFormat()
  const { name, isMadeUp, asOf, sameness, bans, counts, companies, notListed, untold } = person
  return (
    <div className={classes.page}>
      <PageHeading title={name} actions={<UrlLink url={connectionPathsPage([id])}>{t('paths')}</UrlLink>} />
      {isMadeUp && (
        <p className={classes.madeUp} title={t('madeUpHint')}>
          {t('madeUp')}
        </p>
      )}
      <p className={classes.note}>{t('asOf', { date: date(asOf) })}</p>
      {bans.length > 0 && (
        <Panel title={t('bans')}>
          <ul className={classes.list}>
            {bans.map(({ text, dates, active, provenance }) => (
              <li key={`${text ?? ''} ${dates ?? ''}`} className={active ? classes.banned : classes.ended}>
                {[text ?? t('ban'), dates, active ? null : t('inactive')].filter((part) => part !== null).join(' · ')}{' '}
                <ProvenanceHint provenance={provenance} label={t('ban')} />
              </li>
            ))}
          </ul>
        </Panel>
      )}
      <Panel title={t('sameness')}>
        <p className={classes.grade} data-level={sameness.level}>
          {sameness.title}
        </p>
        <p className={classes.note}>{sameness.text}</p>
        {sameness.spellings.length > 0 && (
          <p className={classes.note}>{t('spellings', { names: sameness.spellings.join(', ') })}</p>
        )}
        {sameness.namesakes !== null && <p className={classes.note}>{sameness.namesakes}</p>}
      </Panel>
      <Panel title={t('companies')}>
        <p className={classes.note}>
          {t('counts', {
            count: counts.companies,
            companies: number(counts.companies),
            active: number(counts.active),
            inactive: number(counts.inactive),
          })}
        </p>
        {counts.failed > 0 && <p className={classes.failed}>{t('failed', { count: counts.failed })}</p>}
        <UntoldNotes untold={untold} />
        <PersonCompanies companies={companies} />
        {notListed > 0 && <p className={classes.note}>{t('notListed', { number: number(notListed) })}</p>}
      </Panel>
    </div>
  )
}
