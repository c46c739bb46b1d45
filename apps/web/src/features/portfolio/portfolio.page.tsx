import { Button } from '@mantine/core'
import type { Portfolio } from '@merleg/contract/portfolio.contract'
import { printPortfolioPage } from '@merleg/contract/pages'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import {
  type ChangeView,
  isNarrowed,
  NO_FIGURE,
  type PortfolioView,
  toPortfolioRequest,
} from '../../shared/address/portfolio-view.ts'
import { usePageActions } from '../../shared/palette/page-actions.ts'
import { Icon } from '../../shared/ui/icon.tsx'
import { MonitoringTabs } from '../../shared/ui/monitoring-tabs.tsx'
import { PageHeading } from '../../shared/ui/page-heading.tsx'
import { SkeletonPanel } from '../../shared/ui/skeletons.tsx'
import { StateEmpty } from '../../shared/ui/state-empty.tsx'
import { StateError } from '../../shared/ui/state-error.tsx'
import { UrlLink } from '../../shared/ui/url-link.tsx'
import { useDownload } from '../../shared/ui/use-download.ts'
import { ExposurePanel } from './components/exposure-panel.tsx'
import { FigureCompanies } from './components/figure-companies.tsx'
import { MovesPanel } from './components/moves-panel.tsx'
import { PortfolioFilterBar } from './components/portfolio-filter-bar.tsx'
import { SpreadPanels } from './components/spread-panels.tsx'
import classes from './portfolio.module.css'
import { portfolioQuery } from './portfolio.queries.ts'

const route = getRouteApi('/main/monitoring/portfolio')

/** The watched companies as a whole; the address holds the filter, the days and the figure whose companies are listed. */
export function PortfolioPage() {
  const { t } = useTranslation(['portfolio/page', 'portfolio/words'])
  const view: PortfolioView = route.useSearch()
  const navigate = route.useNavigate()
  const { data, error, refetch, isPlaceholderData } = useQuery(portfolioQuery(view))
  const change: ChangeView = (changes) =>
    void navigate({ search: (before) => ({ ...before, ...changes }), replace: true, resetScroll: false })
  return (
    <div className={classes.page}>
      <MonitoringTabs />
      <PageHeading
        title={t('portfolio/words:title')}
        actions={data && <PortfolioActions view={view} xlsxUrl={data.meta.xlsxUrl} />}
      />
      <p className={classes.intro}>{t('intro')}</p>
      <PortfolioFilterBar view={view} portfolio={data} isStale={isPlaceholderData} onChange={change} />
      {error !== null && <StateError error={error} onRetry={() => void refetch()} />}
      {error === null && data === undefined && <SkeletonPanel rows={10} />}
      {error === null && data && (
        <div className={isPlaceholderData ? classes.stale : classes.page} aria-busy={isPlaceholderData}>
          <PortfolioContent portfolio={data} view={view} onChange={change} />
        </div>
      )}
    </div>
  )
}

type ContentProps = { portfolio: Portfolio; view: PortfolioView; onChange: ChangeView }

function PortfolioContent({ portfolio, view, onChange }: ContentProps) {
  const { t } = useTranslation('portfolio/page')
  const { meta, moves } = portfolio
  const isMove = view.row !== undefined || view.column !== undefined || view.cause !== undefined
  const isPart = view.dimension !== undefined && view.part !== undefined
  const list = <FigureCompanies view={view} onChange={onChange} />
  const hasMoves = moves.cells.length > 0
  return (
    <>
      {meta.madeUp !== null && <p className={classes.madeUp}>{meta.madeUp}</p>}
      {meta.count === 0 && meta.watchedCount === 0 && !hasMoves && (
        <StateEmpty
          icon="bell"
          title={t('noneWatched')}
          text={t('noneWatchedText')}
          action={<UrlLink url="/monitoring">{t('watchList')}</UrlLink>}
        />
      )}
      {meta.count === 0 && meta.watchedCount > 0 && !isNarrowed(view) && (
        <StateEmpty icon="bell" title={t('noneKnown')} text={meta.notes.join(' ')} />
      )}
      {meta.count === 0 && meta.watchedCount > 0 && isNarrowed(view) && (
        <StateEmpty
          icon="filter"
          title={t('noneFits')}
          text={meta.notes.join(' ')}
          action={
            <Button
              variant="default"
              onClick={() => onChange({ ...NO_FIGURE, importance: undefined, label: undefined })}
            >
              {t('clearFilter')}
            </Button>
          }
        />
      )}
      {meta.count > 0 && (
        <>
          <SpreadPanels portfolio={portfolio} view={view} onChange={onChange} />
          {isPart && !isMove && list}
        </>
      )}
      {(meta.count > 0 || hasMoves) && (
        <>
          <MovesPanel moves={moves} view={view} onChange={onChange} />
          {isMove && list}
        </>
      )}
      <ExposurePanel exposure={portfolio.exposure} view={view} onChange={onChange} />
    </>
  )
}

function PortfolioActions({ view, xlsxUrl }: { view: PortfolioView; xlsxUrl: string }) {
  const { t } = useTranslation('portfolio/page')
  const { isBusy, start } = useDownload()
  const { history } = useRouter()
  const printUrl = printPortfolioPage(toPortfolioRequest(view))
  usePageActions([
    { id: 'portfolio:print', label: t('print'), icon: 'print', run: () => history.push(printUrl) },
    { id: 'portfolio:download', label: t('download'), icon: 'download', run: () => start(xlsxUrl) },
  ])
  return (
    <>
      <UrlLink url={printUrl}>{t('print')}</UrlLink>
      <Button
        variant="default"
        size="xs"
        loading={isBusy}
        leftSection={<Icon name="download" size={14} />}
        onClick={() => start(xlsxUrl)}
      >
        {t('download')}
      </Button>
    </>
  )
}
