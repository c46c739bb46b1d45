import { Button } from '@mantine/core'
import { endpointUrl } from '@merleg/contract/endpoint-url'
import { getReportModelCard } from '@merleg/contract/report/score.contract'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../../shared/ui/icon.tsx'
import { useDownload } from '../../../../shared/ui/use-download.ts'
import classes from './rating-card.module.css'

const route = getRouteApi('/main/report/$id/score')

/** The card of the model that made the rating. */
export function ModelCardButton() {
  const { id } = route.useParams()
  const { t } = useTranslation('report/score/page')
  const { isBusy, start } = useDownload()
  return (
    <div className={classes.download}>
      <Button
        variant="default"
        size="compact-xs"
        loading={isBusy}
        leftSection={<Icon name="download" size={14} />}
        onClick={() => start(endpointUrl(getReportModelCard, { params: { id } }))}
      >
        {t('head.card')}
      </Button>
    </div>
  )
}
