import { Button } from '@mantine/core'
import type { SanctionScreening } from '@merleg/contract/report/sanctions.contract'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../shared/ui/icon.tsx'
import { ReportSection } from '../header/components/report-section.tsx'
import { CheckProof } from './components/check-proof.tsx'
import { MatchCard } from './components/match-card.tsx'
import { CheckLimits, NoMatch } from './components/no-match.tsx'
import { reportSanctionsQuery } from './sanctions.queries.ts'
import classes from './sanctions.module.css'

const route = getRouteApi('/main/report/$id/sanctions')

/** Screening of the company, its owners and officers against the sanctions lists: what was found, or the proof that nothing was. */
export function SanctionsPage() {
  const { t } = useTranslation(['report/sanctions/page', 'report/sanctions/words'])
  const { id } = route.useParams()
  const query = useQuery(reportSanctionsQuery(id))
  return (
    <ReportSection
      query={query}
      title={t('report/sanctions/words:title')}
      actions={() => (
        <Button variant="default" size="xs" leftSection={<Icon name="print" />} onClick={() => window.print()}>
          {t('print')}
        </Button>
      )}
      empty={({ lists }) =>
        lists.length === 0 ? { icon: 'search', title: t('noList.title'), text: t('noList.text') } : null
      }
    >
      {(screening) => <Screening id={id} screening={screening} />}
    </ReportSection>
  )
}

type ScreeningProps = { id: string; screening: SanctionScreening }

function Screening({ id, screening }: ScreeningProps) {
  const open = screening.matches.filter((match) => match.endedAt === null)
  return (
    <div className={classes.page}>
      {screening.lists.some(({ isMadeUp }) => isMadeUp) && <MadeUpNotice />}
      {open.length === 0 ? (
        <NoMatch id={id} screening={screening} />
      ) : (
        <MatchesNotice id={id} screening={screening} count={open.length} />
      )}
      {screening.matches.map((match) => (
        <MatchCard key={match.id} companyId={id} match={match} />
      ))}
      <CheckProof screening={screening} />
    </div>
  )
}

function MadeUpNotice() {
  const { t } = useTranslation('report/sanctions/words')
  return (
    <section className={classes.notice} aria-labelledby="sanction-list-made-up">
      <h3 id="sanction-list-made-up">{t('madeUpList.title')}</h3>
      <p>{t('madeUpList.text')}</p>
    </section>
  )
}

function MatchesNotice({ id, screening, count }: ScreeningProps & { count: number }) {
  const { t } = useTranslation('report/sanctions/page')
  return (
    <section className={classes.notice} aria-labelledby="sanction-matches">
      <h3 id="sanction-matches">{t('matches', { count })}</h3>
      <p>{t('notAFinding')}</p>
      <CheckLimits id={id} screening={screening} />
    </section>
  )
}
