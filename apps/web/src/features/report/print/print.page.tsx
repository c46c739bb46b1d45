import { Button } from '@mantine/core'
import { hasSection } from '@merleg/contract/report/header.contract'
import { isPrintableOf, type PrintNoun } from '@merleg/contract/report/report-sections'
import { REPORT_ID_PATTERN } from '@merleg/domain/report-id'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { usePreferences } from '../../../shared/storage/preferences.ts'
import { StateEmpty } from '../../../shared/ui/state-empty.tsx'
import { ReportNotFound } from '../header/components/report-not-found.tsx'
import { reportHeaderQuery } from '../header/header.queries.ts'
import { useSectionTitle } from '../header/use-section-title.ts'
import { PrintPanel } from './components/print-panel.tsx'
import { PrintSheet } from './components/print-sheet.tsx'
import classes from './components/print.module.css'
import { listOffered, type PrintChoice, readChoice, writeChoice } from './print-choice.ts'
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
  const choice = { ...asked, sections: asked.sections.filter((noun) => offered.includes(noun)) }
  const query = useQuery({ ...printQuery(id, choice), enabled: REPORT_ID_PATTERN.test(id) })
  const change = (changed: PrintChoice): void => {
    void navigate({ to: '.', search: writeChoice(changed), replace: true, resetScroll: false })
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
        <LeftOut id={id} sections={asked.sections.filter((noun) => !offered.includes(noun))} />
        <PrintSheet
          id={id}
          query={query}
          empty={
            choice.sections.length === 0 && <NothingChosen onAll={() => change({ ...choice, sections: offered })} />
          }
        />
      </div>
    </div>
  )
}

function NothingChosen({ onAll }: { onAll: () => void }) {
  const { t } = useTranslation('report/print/page')
  return (
    <StateEmpty
      icon="print"
      title={t('empty.title')}
      text={t('empty.text')}
      action={<Button onClick={onAll}>{t('empty.action')}</Button>}
    />
  )
}

/** A link of a colleague may name sections that this reader has not, or that the report of this company has not. */
function LeftOut({ id, sections }: { id: string; sections: readonly PrintNoun[] }) {
  const { t } = useTranslation('report/print/page')
  const titleOf = useSectionTitle()
  const nameOf = (nouns: readonly PrintNoun[]) => nouns.map(titleOf).join(', ')
  const { data: header, isPending } = useQuery({ ...reportHeaderQuery(id), enabled: sections.length > 0 })
  if (isPending) return null
  // What there is not is not to be had by subscription either.
  const isThere = (noun: PrintNoun) => isPrintableOf(noun, id) && (header === undefined || hasSection(header, noun))
  const locked = sections.filter(isThere)
  const absent = sections.filter((noun) => !isThere(noun))
  return (
    <>
      {locked.length > 0 && <p className={classes.locked}>{t('locked', { sections: nameOf(locked) })}</p>}
      {absent.length > 0 && <p className={classes.locked}>{t('absent', { sections: nameOf(absent) })}</p>}
    </>
  )
}
