import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../shared/http/api-error.ts'
import { SkeletonTable } from '../../../shared/ui/skeletons.tsx'
import { StateEmpty } from '../../../shared/ui/state-empty.tsx'
import { SectionError } from '../header/components/section-error.tsx'
import { SectionHeading } from '../header/components/section-heading.tsx'
import { SectorView } from './components/sector-view.tsx'
import { sectorQuery } from './sector.queries.ts'

const route = getRouteApi('/main/report/$id/sector')

/** The company among the companies of a sector: quartiles of a year, and sixteen figures by year. */
export function SectorPage() {
  const { t } = useTranslation(['report/sector-page', 'report/header-page'])
  const { id } = route.useParams()
  const { sector: wanted } = route.useSearch()
  const navigate = useNavigate({ from: '/report/$id/sector' })
  const { data: sector, error, isPlaceholderData, refetch } = useQuery(sectorQuery(id, wanted))
  const choose = (chosen: string): void => {
    void navigate({ to: '.', search: { sector: chosen }, replace: true, resetScroll: false })
  }

  const showBody = () => {
    if (error && !sector) {
      if (error instanceof ApiError && error.code === 'sector.not-found')
        return <SectorMissing id={id} text={error.message} />
      return <SectionError error={error} onRetry={() => void refetch()} />
    }
    if (!sector) return <SkeletonTable rows={16} columns={6} />
    if (sector.empty) {
      const gap = sector.gap ?? 'no-accounts'
      return <StateEmpty icon="chart" title={t(`gaps.${gap}.title`)} text={t(`gaps.${gap}.text`)} />
    }
    return (
      <SectorView
        id={id}
        sector={sector}
        selected={wanted ?? sector.selectedSector}
        onSelect={choose}
        isStale={isPlaceholderData}
      />
    )
  }
  return (
    <>
      <SectionHeading title={t('report/header-page:sections.sector')} />
      {showBody()}
    </>
  )
}

function SectorMissing({ id, text }: { id: string; text: string }) {
  const { t } = useTranslation('report/sector-page')
  return (
    <StateEmpty
      icon="chart"
      title={text}
      text={t('ownSectorHint')}
      action={
        <Button renderRoot={(props) => <Link to="/report/$id/sector" params={{ id }} {...props} />}>
          {t('ownSector')}
        </Button>
      }
    />
  )
}
