import { findCommonBasis, type Indicators } from '@merleg/contract/report/indicators.contract'
import { INDICATOR_GROUP_NAMES } from '@merleg/domain/indicators/indicator-keys'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { CommonUnit } from '../../../shared/charts/common-unit.tsx'
import { AmountUnit, useAmountUnit } from '../../../shared/format/amount-unit.tsx'
import { ReportSection } from '../header/components/report-section.tsx'
import { reportHeaderQuery } from '../header/header.queries.ts'
import { findGroupOfHash, GroupLinks, showGroup } from './components/group-links.tsx'
import { IndicatorGroup } from './components/indicator-group.tsx'
import { IndicatorsSkeleton } from './components/indicators-skeleton.tsx'
import { IndicatorsToolbar } from './components/indicators-toolbar.tsx'
import { SectorNote } from './components/sector-note.tsx'
import { toChartSeries } from './indicator-series.ts'
import { type IndicatorsView, turnCard } from './indicator-views.ts'
import { indicatorsQuery } from './indicators.queries.ts'

/** Nobody reads them: the series are looked at for their amounts alone. */
const NO_WORDS = { company: '', sectorMedian: '' }
const route = getRouteApi('/main/report/$id/common-ratings')

/** The indicators of up to ten business years in six groups, each with its chart, table, definition and formula. */
export function IndicatorsPage() {
  const { t } = useTranslation(['report/indicators/page', 'report/indicators/words'])
  const { id } = route.useParams()
  const query = useQuery(indicatorsQuery(id))
  const { shown, show } = useShown()
  const [isInThousands, chooseUnit] = useAmountUnit(listAmounts(query.data))
  return (
    <AmountUnit isInThousands={isInThousands}>
      <ReportSection
        query={query}
        title={t('report/indicators/words:title')}
        actions={(indicators) => (
          <IndicatorsToolbar
            currency={findCommonBasis(indicators).currency}
            view={shown.view}
            onUnitChange={chooseUnit}
            onViewChange={(view) => show({ view })}
          />
        )}
        skeleton={<IndicatorsSkeleton />}
        empty={(indicators) =>
          findCommonBasis(indicators).empty
            ? { icon: 'statement', title: t('empty.title'), text: t('empty.text') }
            : null
        }
      >
        {(indicators) => <IndicatorBoard id={id} indicators={indicators} />}
      </ReportSection>
    </AmountUnit>
  )
}

function listAmounts(indicators: Indicators | undefined): (number | null)[] {
  return Object.values(indicators ?? {}).flatMap(({ data }) =>
    data.datasets.flatMap(({ unit, data: values }) => (unit === 'currency' ? values : [])),
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
  // An address that names a group leads to it once there is something to be led to.
  useEffect(() => {
    const group = findGroupOfHash(hash)
    if (group !== null) showGroup(group)
    // oxlint-disable-next-line react/exhaustive-deps -- later the links themselves lead to their groups
  }, [])
  return (
    <>
      <SectorNote sector={findCommonBasis(indicators).sector} />
      <GroupLinks />
      <CommonUnit series={Object.values(indicators).flatMap((one) => toChartSeries(one, NO_WORDS))}>
        {INDICATOR_GROUP_NAMES.map((group) => (
          <IndicatorGroup
            key={group}
            group={group}
            indicators={indicators}
            companyName={header?.name ?? ''}
            shown={shown}
            onTurn={(key, view) => show(turnCard(shown, key, view))}
          />
        ))}
      </CommonUnit>
    </>
  )
}
