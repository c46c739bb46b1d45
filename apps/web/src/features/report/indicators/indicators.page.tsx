import type { Indicators } from '@merleg/contract/report/indicators.contract'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { StateEmpty } from '../../../shared/ui/state-empty.tsx'
import { SectionError } from '../header/components/section-error.tsx'
import { SectionHeading } from '../header/components/section-heading.tsx'
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
  const { t } = useTranslation(['report/indicators-page', 'report/header-page'])
  const { id } = route.useParams()
  const { data: indicators, error, refetch } = useQuery(indicatorsQuery(id))
  const title = t('report/header-page:sections.commonRatings')
  if (error && !indicators) {
    return (
      <>
        <SectionHeading title={title} />
        <SectionError error={error} onRetry={() => void refetch()} />
      </>
    )
  }
  if (!indicators) {
    return (
      <>
        <SectionHeading title={title} />
        <IndicatorsSkeleton />
      </>
    )
  }
  if (indicators.meta.empty) {
    return (
      <>
        <SectionHeading title={title} />
        <StateEmpty icon="statement" title={t('empty.title')} text={t('empty.text')} />
      </>
    )
  }
  return <IndicatorBoard id={id} title={title} indicators={indicators} />
}

function IndicatorBoard({ id, title, indicators }: { id: string; title: string; indicators: Indicators }) {
  const shown = route.useSearch()
  const hash = useLocation({ select: (location) => location.hash })
  const navigate = useNavigate({ from: '/report/$id/common-ratings' })
  const { data: header } = useQuery(reportHeaderQuery(id))
  const { groups, currency } = indicators.meta
  const show = (search: IndicatorsView): void => {
    void navigate({ to: '.', search, hash: true, replace: true, resetScroll: false, hashScrollIntoView: false })
  }
  // An address that names a group leads to it once there is something to be led to.
  useEffect(() => {
    const group = findGroupOfHash(hash)
    if (group !== null) showGroup(group)
    // oxlint-disable-next-line react/exhaustive-deps -- later the links themselves lead to their groups
  }, [])
  return (
    <>
      <SectionHeading
        title={title}
        actions={<IndicatorsToolbar currency={currency} view={shown.view} onViewChange={(view) => show({ view })} />}
      />
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
