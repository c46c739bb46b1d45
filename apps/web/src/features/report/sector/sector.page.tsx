import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { SkeletonTable } from '../../../shared/ui/skeletons.tsx'
import { ReportSection } from '../header/components/report-section.tsx'
import { SectorView } from './components/sector-view.tsx'
import { sectorQuery } from './sector.queries.ts'

const route = getRouteApi('/main/report/$id/sector')

/** The company among the companies of a sector: quartiles of a year, and sixteen figures by year. */
export function SectorPage() {
  const { t } = useTranslation(['report/sector/page', 'report/sector/words'])
  const { id } = route.useParams()
  const { sector: wanted } = route.useSearch()
  const navigate = useNavigate({ from: '/report/$id/sector' })
  const query = useQuery(sectorQuery(id, wanted))
  const choose = (chosen: string): void => {
    void navigate({ to: '.', search: { sector: chosen }, replace: true, resetScroll: false })
  }
  const toOwnSector = (
    <Button renderRoot={(props) => <Link to="/report/$id/sector" params={{ id }} {...props} />}>
      {t('ownSector')}
    </Button>
  )
  return (
    <ReportSection
      query={query}
      title={t('report/sector/words:title')}
      skeleton={<SkeletonTable rows={16} columns={6} />}
      empty={(sector) => {
        const gap = sector.gap ?? 'no-accounts'
        return sector.empty ? { icon: 'chart', title: t(`gaps.${gap}.title`), text: t(`gaps.${gap}.text`) } : null
      }}
      refusals={{
        'sector.not-found': ({ message }) => ({
          icon: 'chart',
          title: message,
          text: t('ownSectorHint'),
          action: toOwnSector,
        }),
      }}
    >
      {(sector) => (
        <SectorView
          id={id}
          sector={sector}
          selected={wanted ?? sector.selectedSector}
          onSelect={choose}
          isStale={query.isPlaceholderData}
        />
      )}
    </ReportSection>
  )
}
