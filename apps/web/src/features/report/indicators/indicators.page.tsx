import type { Indicators } from '@merleg/contract/report/indicators.contract'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { ReportSection } from '../header/components/report-section.tsx'
import { reportHeaderQuery } from '../header/header.queries.ts'
import { findGroupOfHash, GroupLinks, showGroup } from './components/group-links.tsx'
import { IndicatorGroup } from './components/indicator-group.tsx'
import { IndicatorsSkeleton } from './components/indicators-skeleton.tsx'
import { IndicatorsToolbar } from './components/indicators-toolbar.tsx'
import { SectorNote } from './components/sector-note.tsx'
import { type IndicatorsView, turnCard } from './indicator-views.ts'
import { indicatorsQuery } from './indicators.queries.ts'

const route = getRouteApi('/main/report/$id/common-ratings')

/** The indicators of up to ten business years in six groups, each with its chart, table, definition and formula. */
export function IndicatorsPage() {
  const { t } = useTranslation(['report/indicators/page', 'report/indicators/words'])
  const { id } = route.useParams()
  const query = useQuery(indicatorsQuery(id))
  const { shown, show } = useShown()
  return (
    <ReportSection
      query={query}
      title={t('report/indicators/words:title')}
      actions={({ meta }) => (
        <IndicatorsToolbar currency={meta.currency} view={shown.view} onViewChange={(view) => show({ view })} />
      )}
      skeleton={<IndicatorsSkeleton />}
      empty={({ meta }) => (meta.empty ? { icon: 'statement', title: t('empty.title'), text: t('empty.text') } : null)}
    >
      {(indicators) => <IndicatorBoard id={id} indicators={indicators} />}
    </ReportSection>
  )
}

/** Which side each card shows stands in the address. */
function useShown() {
  const shown = route.useSearch()
  const navigate = useNavigate({ from: '/report/$id/common-ratings' })
  const show = (search: IndicatorsView): void => {
    void navigate({ to: '.', search, hash: true, replace: true, resetScroll: false, hashScrollIntoView: false })
  }
  return { shown, show }
}

function IndicatorBoard({ id, indicators }: { id: string; indicators: Indicators }) {
  const { shown, show } = useShown()
  const hash = useLocation({ select: (location) => location.hash })
  const { data: header } = useQuery(reportHeaderQuery(id))
  const { groups } = indicators.meta
  // An address that names a group leads to it once there is something to be led to.
  useEffect(() => {
    const group = findGroupOfHash(hash)
    if (group !== null) showGroup(group)
    // oxlint-disable-next-line react/exhaustive-deps -- later the links themselves lead to their groups
  }, [])
  return (
    <>
      <SectorNote sector={indicators.meta.sector} />
      <GroupLinks groups={groups} />
      {groups.map((group) => (
        <IndicatorGroup
          key={group.key}
          group={group}
          indicators={indicators}
          companyName={header?.name ?? ''}
          shown={shown}
          onTurn={(key, view) => show(turnCard(shown, key, view))}
        />
      ))}
    </>
  )
}
