import { printInfoPage, reportPage } from '@merleg/contract/pages'
import type { InfoType } from '@merleg/domain/company-info/info-groups'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../shared/ui/icon.tsx'
import { ServerHtml } from '../../../shared/ui/server-html.tsx'
import { ReportSection } from '../header/components/report-section.tsx'
import { useSectionTitle } from '../header/use-section-title.ts'
import classes from './info-details.module.css'
import { infoDetailsQuery } from './info.queries.ts'

const negativeRoute = getRouteApi('/main/report/$id/negative-info/details/$itemId')
const positiveRoute = getRouteApi('/main/report/$id/positive-info/details/$itemId')

/** An item of the negative information in full. */
export function NegativeInfoDetailsPage() {
  const { id, itemId } = negativeRoute.useParams()
  return <InfoDetailsPage type="negative" id={id} itemId={itemId} />
}

/** An item of the positive information in full. */
export function PositiveInfoDetailsPage() {
  const { id, itemId } = positiveRoute.useParams()
  return <InfoDetailsPage type="positive" id={id} itemId={itemId} />
}

function InfoDetailsPage({ type, id, itemId }: { type: InfoType; id: string; itemId: string }) {
  const { t } = useTranslation('report/info/page')
  const titleOf = useSectionTitle()
  const query = useQuery(infoDetailsQuery(type, id, itemId))
  const list: string = reportPage(id, `${type}-info`)
  const print: string = printInfoPage(id, itemId)
  return (
    <>
      <p className={classes.back}>
        <Link to={list} search={{ open: itemId }}>
          <Icon name="chevron-left" size={15} /> {t('back')}
        </Link>
      </p>
      <ReportSection
        query={query}
        title={query.data?.title ?? titleOf(`${type}-info`)}
        actions={() => (
          <Link to={print} className={classes.print}>
            <Icon name="print" size={15} /> {t('print')}
          </Link>
        )}
      >
        {(data) => (
          <div className={classes.panel}>
            <ServerHtml html={data.html} />
          </div>
        )}
      </ReportSection>
    </>
  )
}
