import { Button, Progress } from '@mantine/core'
import { endpointUrl } from '@merleg/contract/endpoint-url'
import { downloadListExport, type ListExport } from '@merleg/contract/list-export.contract'
import { criteriaResultsPage, listExportPage } from '@merleg/contract/pages'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../shared/format/use-format.ts'
import { useErrorText } from '../../shared/http/use-error-text.ts'
import { Icon } from '../../shared/ui/icon.tsx'
import { PageHeading } from '../../shared/ui/page-heading.tsx'
import { Panel } from '../../shared/ui/panel.tsx'
import { SkeletonPanel } from '../../shared/ui/skeletons.tsx'
import { StateEmpty } from '../../shared/ui/state-empty.tsx'
import { StateError } from '../../shared/ui/state-error.tsx'
import { showError } from '../../shared/ui/toasts.ts'
import { UrlLink } from '../../shared/ui/url-link.tsx'
import { useDownload } from '../../shared/ui/use-download.ts'
import { MakeAgain } from './components/make-again.tsx'
import classes from './list-export.module.css'
import { isAtWork, listExportQuery, useCancelExport } from './list-export.queries.ts'
import { useFileSize } from './use-file-size.ts'
import { useForints } from './use-forints.ts'

const route = getRouteApi('/main/marketing/exports/$id')

/** An export: how far it is, then its file as long as that is kept. */
export function ListExportPage() {
  const { t } = useTranslation('list-export/page')
  const { id } = route.useParams()
  const { data, error, refetch } = useQuery(listExportQuery(id))
  const title = data === undefined ? t('exports.title') : data.title === '' ? t('exports.untitled') : data.title
  return (
    <>
      <PageHeading title={title} documentTitle={t('exports.title')} />
      <p className={classes.back}>
        <UrlLink url={listExportPage()}>{t('back')}</UrlLink>
        {data !== undefined && <UrlLink url={criteriaResultsPage('marketing', data.searchId)}>{t('toSearch')}</UrlLink>}
      </p>
      {error !== null && data === undefined && <StateError error={error} onRetry={() => void refetch()} />}
      {error === null && data === undefined && <SkeletonPanel rows={4} />}
      {data !== undefined && (isAtWork(data) ? <ExportProgress found={data} /> : <ExportResult found={data} />)}
      {data?.canBeMadeAgain === true && <MakeAgain key={id} id={id} format={data.format} />}
    </>
  )
}

function ExportProgress({ found }: { found: ListExport }) {
  const { t } = useTranslation('list-export/page')
  const format = useFormat()
  const write = useForints()
  const errorText = useErrorText()
  const cancelling = useCancelExport(found.id)
  const { doneCount, rowCount, price, state, isMailed } = found
  const share = rowCount === 0 ? 0 : Math.min(100, (doneCount / rowCount) * 100)
  return (
    <Panel title={t(`states.${state}`)}>
      <Progress.Root size="lg">
        <Progress.Section value={share} aria-label={t('progress.label')} />
      </Progress.Root>
      <p role="status">{t('progress.rows', { done: format.number(doneCount), total: format.number(rowCount) })}</p>
      {price > 0 && <p>{t('progress.held', { amount: write(price) })}</p>}
      <p className={classes.note}>{t(isMailed ? 'progress.hint' : 'progress.hintDemo')}</p>
      <div className={classes.actions}>
        <Button
          variant="default"
          loading={cancelling.isPending}
          disabled={cancelling.isSuccess}
          onClick={() => cancelling.mutate(undefined, { onError: (error) => showError(errorText(error)) })}
        >
          {t(cancelling.isSuccess ? 'progress.stopping' : 'progress.cancel')}
        </Button>
      </div>
    </Panel>
  )
}

function ExportResult({ found }: { found: ListExport }) {
  const { t } = useTranslation('list-export/page')
  const { state, file, failure, price, isOutdated, canBeMadeAgain } = found
  const remedy = t(canBeMadeAgain ? 'result.again' : 'result.fromSearch')
  return (
    <Panel title={t(`states.${state}`)}>
      {failure !== null && <p role="alert">{failure}</p>}
      {state !== 'done' && (
        <p>
          {t('result.notPaid')} {price > 0 && t('result.freed')}
        </p>
      )}
      <Facts found={found} />
      {state === 'done' && file === null && <StateEmpty icon="sheet" title={t('result.gone')} text={remedy} />}
      {file !== null && isOutdated && (
        <StateEmpty icon="sheet" title={t('result.outdated')} text={`${t('result.outdatedText')} ${remedy}`} />
      )}
      {file !== null && !isOutdated && <DownloadFile id={found.id} file={file} />}
      {state === 'done' && <p className={classes.note}>{t('result.note')}</p>}
    </Panel>
  )
}

function Facts({ found: { rowCount, charged, refunded, saving, columns } }: { found: ListExport }) {
  const { t } = useTranslation('list-export/page')
  const format = useFormat()
  const write = useForints()
  return (
    <dl className={classes.facts}>
      <div>
        <dt>{t('result.rows')}</dt>
        <dd>{format.number(rowCount)}</dd>
      </div>
      {charged !== null && (
        <div>
          <dt>{t('result.paid')}</dt>
          <dd>{write(charged)}</dd>
        </div>
      )}
      {refunded > 0 && (
        <div>
          <dt>{t('result.refunded')}</dt>
          <dd>{t('result.refundedOpen', { amount: write(refunded) })}</dd>
        </div>
      )}
      {saving > 0 && (
        <div>
          <dt>{t('result.saving')}</dt>
          <dd>{write(saving)}</dd>
        </div>
      )}
      <div className={classes.wide}>
        <dt>{t('result.columns')}</dt>
        <dd>{columns.map((column) => t(`columns.${column}`)).join(', ')}</dd>
      </div>
    </dl>
  )
}

function DownloadFile({ id, file }: { id: string; file: NonNullable<ListExport['file']> }) {
  const { t } = useTranslation('list-export/page')
  const format = useFormat()
  const sizeOf = useFileSize()
  const { isBusy, start } = useDownload()
  return (
    <div className={classes.actions}>
      <Button
        loading={isBusy}
        leftSection={<Icon name="download" size={16} />}
        onClick={() => start(endpointUrl(downloadListExport, { params: { id } }))}
      >
        {t('result.download', { size: sizeOf(file.bytes) })}
      </Button>
      <span className={classes.note}>{t('result.until', { moment: format.dateTime(file.expiresAt) })}</span>
    </div>
  )
}
