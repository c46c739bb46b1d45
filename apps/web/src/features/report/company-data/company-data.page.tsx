import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useDownload } from '../../../shared/ui/use-download.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { SkeletonPanel } from '../../../shared/ui/skeletons.tsx'
import { ReportSection } from '../header/components/report-section.tsx'
import { useOnlyValid } from '../header/use-only-valid.ts'
import { companyDataQuery, type CompanyDataView } from './company-data.queries.ts'
import { DataGroups } from './components/data-groups.tsx'
import { DataTabs } from './components/data-tabs.tsx'
import { countByTab, findHighlighted, tabOfGroup, type DataTab } from './data-filter.ts'

const route = getRouteApi('/main/report/$id/company-data')

/** Everything the register says of a company. */
export function CompanyDataPage() {
  const { t } = useTranslation(['report/company-data/page', 'report/company-data/words'])
  const { id } = route.useParams()
  const { hl, tab, all, asOf, knownAt } = route.useSearch()
  const navigate = useNavigate({ from: '/report/$id/company-data' })
  const { onlyValid } = useOnlyValid()
  // The call brings what has ended with whole groups.
  const query = useQuery(companyDataQuery(id, { all: all === true || !onlyValid, asOf, knownAt }))
  const download = useDownload()

  const change = (changes: CompanyDataView & { tab?: DataTab }): void => {
    void navigate({ to: '.', search: (search) => ({ ...search, ...changes }), replace: true, resetScroll: false })
  }
  return (
    <ReportSection
      query={query}
      title={t('report/company-data/words:title')}
      actions={(data) => (
        <>
          <Link to="/report/$id/changes" params={{ id }}>
            {t('compare')}
          </Link>
          <Button
            variant="default"
            size="xs"
            leftSection={<Icon name="pdf" />}
            loading={download.isBusy}
            onClick={() => download.start(data.downloadUrl, 'open')}
          >
            {t('extract')}
          </Button>
        </>
      )}
      skeleton={
        <>
          <SkeletonPanel rows={4} />
          <SkeletonPanel rows={6} />
        </>
      }
    >
      {(data) => {
        const highlighted = findHighlighted(data.groups, hl)
        const shownTab = tab ?? (highlighted ? tabOfGroup(highlighted.group) : 'company')
        return (
          <DataTabs
            tab={shownTab}
            counts={countByTab(data.groups)}
            isWithEnded={!onlyValid}
            onTabChange={(next) => change({ tab: next })}
          >
            <DataGroups
              id={id}
              data={data}
              tab={shownTab}
              view={{ asOf, knownAt }}
              hl={hl}
              isStale={query.isPlaceholderData}
              onViewChange={change}
            />
          </DataTabs>
        )
      }}
    </ReportSection>
  )
}
