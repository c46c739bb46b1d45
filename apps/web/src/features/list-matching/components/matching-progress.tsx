import { Button, Progress } from '@mantine/core'
import type { MatchingList } from '@merleg/contract/list-matching.contract'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useErrorText } from '../../../shared/http/use-error-text.ts'
import { Panel } from '../../../shared/ui/panel.tsx'
import { showError } from '../../../shared/ui/toasts.ts'
import { useCancelMatching } from '../list-matching.queries.ts'
import classes from '../list-matching.module.css'

/** How far the matching of a list is; it goes on when the page is left. */
export function MatchingProgress({ list }: { list: MatchingList }) {
  const { t } = useTranslation('list-matching/page')
  const format = useFormat()
  const errorText = useErrorText()
  const cancelling = useCancelMatching(list.id)
  const share = list.rowCount === 0 ? 0 : Math.min(100, (list.doneCount / list.rowCount) * 100)
  return (
    <Panel title={t(`states.${list.state}`)}>
      <Progress.Root size="lg">
        <Progress.Section value={share} aria-label={t('progress.label')} />
      </Progress.Root>
      <p role="status">
        {t('progress.rows', { done: format.number(list.doneCount), total: format.number(list.rowCount) })}
      </p>
      <p className={classes.note}>{t('progress.hint')}</p>
      <Button
        variant="default"
        loading={cancelling.isPending}
        disabled={cancelling.isSuccess}
        onClick={() => cancelling.mutate(undefined, { onError: (error) => showError(errorText(error)) })}
      >
        {t(cancelling.isSuccess ? 'progress.stopping' : 'progress.cancel')}
      </Button>
    </Panel>
  )
}
