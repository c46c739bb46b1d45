import { Button } from '@mantine/core'
import type { PdfExportSettings, PrintComponent } from '@merleg/contract/report/print.contract'
import { REPORT_ID_PATTERN } from '@merleg/domain/report-id'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { usePreferences } from '../../../shared/storage/preferences.ts'
import { StateEmpty } from '../../../shared/ui/state-empty.tsx'
import { ReportNotFound } from '../header/components/report-not-found.tsx'
import { PrintPanel } from './components/print-panel.tsx'
import { PrintSheet } from './components/print-sheet.tsx'
import classes from './components/print.module.css'
import { listOffered, readChoice, writeChoice } from './print-choice.ts'
import { printQuery } from './print.queries.ts'

const route = getRouteApi('/main/report/$id/print')

/** The report as it is printed, and beside it the choice of what is printed; the address holds the choice. */
export function PrintPage() {
  const { id } = route.useParams()
  const { claims } = usePreferences()
  const search = route.useSearch()
  const navigate = useNavigate({ from: '/report/$id/print' })
  const asked = readChoice(search)
  const offered = REPORT_ID_PATTERN.test(id) ? listOffered(id, claims) : []
  const choice = { ...asked, components: asked.components.filter((component) => offered.includes(component)) }
  const query = useQuery({ ...printQuery(id, choice), enabled: REPORT_ID_PATTERN.test(id) })
  const change = (settings: PdfExportSettings): void => {
    void navigate({ to: '.', search: writeChoice(settings), replace: true, resetScroll: false })
  }
  if (!REPORT_ID_PATTERN.test(id)) return <ReportNotFound id={id} />
  return (
    <div className={classes.page}>
      <PrintPanel
        id={id}
        offered={offered}
        choice={choice}
        downloadUrl={query.isPlaceholderData ? null : (query.data?.downloadUrl ?? null)}
        isLoading={query.isFetching}
        onChange={change}
      />
      <div className={classes.area}>
        <Locked components={asked.components.filter((component) => !offered.includes(component))} />
        <PrintSheet
          id={id}
          query={query}
          empty={
            choice.components.length === 0 && <NothingChosen onAll={() => change({ ...choice, components: offered })} />
          }
        />
      </div>
    </div>
  )
}

function NothingChosen({ onAll }: { onAll: () => void }) {
  const { t } = useTranslation('report/print-page')
  return (
    <StateEmpty
      icon="print"
      title={t('empty.title')}
      text={t('empty.text')}
      action={<Button onClick={onAll}>{t('empty.action')}</Button>}
    />
  )
}

/** A link of a colleague may name sections that this reader has not. */
function Locked({ components }: { components: readonly PrintComponent[] }) {
  const { t } = useTranslation(['report/print-page', 'report/header-page'])
  if (components.length === 0) return null
  const sections = components.map((component) => t(`report/header-page:sections.${component}`)).join(', ')
  return <p className={classes.locked}>{t('locked', { sections })}</p>
}
