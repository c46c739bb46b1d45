import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../shared/ui/icon.tsx'
import { SkeletonPanel } from '../../../shared/ui/skeletons.tsx'
import { StateEmpty } from '../../../shared/ui/state-empty.tsx'
import { SectionError } from '../header/components/section-error.tsx'
import { SectionHeading } from '../header/components/section-heading.tsx'
import { CheckProof } from './components/check-proof.tsx'
import { MatchCard } from './components/match-card.tsx'
import { NoMatch } from './components/no-match.tsx'
import { reportSanctionsQuery } from './sanctions.queries.ts'
import classes from './sanctions.module.css'

const route = getRouteApi('/main/report/$id/sanctions')

/** Screening of the company, its owners and officers against the sanctions list: what was found, or the proof that nothing was. */
export function SanctionsPage() {
  const { t } = useTranslation(['sanctions', 'report/header-page'])
  const { id } = route.useParams()
  const { data, error, refetch } = useQuery(reportSanctionsQuery(id))
  const title = t('report/header-page:sections.sanctions')
  if (!data) {
    return (
      <>
        <SectionHeading title={title} />
        {error ? <SectionError error={error} onRetry={() => void refetch()} /> : <SkeletonPanel rows={8} />}
      </>
    )
  }
  if (data.list === null) {
    return (
      <>
        <SectionHeading title={title} />
        <StateEmpty icon="search" title={t('noList.title')} text={t('noList.text')} />
      </>
    )
  }
  const open = data.matches.filter((match) => match.endedAt === null)
  return (
    <>
      <SectionHeading
        title={title}
        actions={
          <Button variant="default" size="xs" leftSection={<Icon name="print" />} onClick={() => window.print()}>
            {t('print')}
          </Button>
        }
      />
      <div className={classes.page}>
        {open.length === 0 ? <NoMatch day={data.list.day} /> : <MatchesNotice count={open.length} />}
        {data.matches.map((match) => (
          <MatchCard key={match.id} companyId={id} match={match} />
        ))}
        <CheckProof screening={data} list={data.list} />
      </div>
    </>
  )
}

function MatchesNotice({ count }: { count: number }) {
  const { t } = useTranslation('sanctions')
  return (
    <section className={classes.notice} aria-labelledby="sanction-matches">
      <h3 id="sanction-matches">{t('matches', { count })}</h3>
      <p>{t('notAFinding')}</p>
    </section>
  )
}
