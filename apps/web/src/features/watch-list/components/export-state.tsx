import { Button, Progress } from '@mantine/core'
import type { WatchExport } from '@merleg/contract/watched-rows'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../shared/format/use-format.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { useCancelExport } from '../watch-files/watch-files.queries.ts'
import classes from '../watch-list.module.css'

/** How far an export is, with a way to stop it; or that the last one came to nothing, and why. */
export function ExportState({ found }: { found: WatchExport }) {
  const { t } = useTranslation('watch-list/page')
  const isUnderWay = found.state === 'waiting' || found.state === 'running'
  return (
    <Panel title={t('export.title')} className={classes.panel}>
      {isUnderWay ? <ExportProgress found={found} /> : <ExportFailure found={found} />}
    </Panel>
  )
}

function ExportProgress({ found: { id, done, total, isOwn, isMailed } }: { found: WatchExport }) {
  const { t } = useTranslation('watch-list/page')
  const format = useFormat()
  const cancelling = useCancelExport(id)
  const share = total === null || total === 0 ? 0 : Math.min(100, (done / total) * 100)
  return (
    <>
      <Progress.Root size="lg">
        <Progress.Section value={share} aria-label={t('export.writing')} />
      </Progress.Root>
      <p role="status">
        {total === null
          ? t('export.begins')
          : t('export.progress', { done: format.number(done), total: format.number(total) })}
      </p>
      <p className={classes.note}>
        {t(!isOwn ? 'export.colleague' : isMailed ? 'export.background' : 'export.backgroundDemo')}
      </p>
      {isOwn && (
        <Button
          size="xs"
          variant="default"
          loading={cancelling.isPending}
          disabled={cancelling.isSuccess}
          onClick={() => cancelling.mutate(undefined)}
        >
          {t('export.stop')}
        </Button>
      )}
    </>
  )
}

function ExportFailure({ found: { state, failure } }: { found: WatchExport }) {
  const { t } = useTranslation('watch-list/page')
  return (
    <p className={classes.fault} role="alert">
      <Icon name="warning" size={16} /> {t(state === 'cancelled' ? 'export.cancelled' : 'export.failed')} {failure}
    </p>
  )
}
