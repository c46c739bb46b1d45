import type { PrintDocument } from '@merleg/contract/report/print.contract'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../../shared/http/api-error.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { PageTitle } from '../../../../shared/ui/page-title.tsx'
import { SkeletonPanel } from '../../../../shared/ui/skeletons.tsx'
import { ReportNotFound } from '../../header/components/report-not-found.tsx'
import { SectionError } from '../../header/components/section-error.tsx'
import { PrintBlockView } from './print-block.tsx'
import classes from './print.module.css'

export type PrintSheetProps = {
  id: string
  query: { data: PrintDocument | undefined; error: unknown; isPlaceholderData: boolean; refetch: () => unknown }
  /** Shown instead of the sections where there is something to choose first. */
  empty?: ReactNode
}

/** The document as it stands on paper, or why it does not. */
export function PrintSheet({ id, query: { data, error, isPlaceholderData, refetch }, empty }: PrintSheetProps) {
  if (error instanceof ApiError && error.code === 'company.not-found') return <ReportNotFound id={id} />
  if (error !== null && data === undefined) return <SectionError error={error} onRetry={() => void refetch()} />
  if (data === undefined) {
    return (
      <>
        <SkeletonPanel rows={4} />
        <SkeletonPanel rows={10} />
      </>
    )
  }
  return (
    <article className={classes.sheet} data-paper aria-busy={isPlaceholderData}>
      <SheetHead document={data} />
      {empty}
      {data.verdict.length > 0 && (
        <section className={classes.verdict}>
          {data.verdict.map((block, position) => (
            // oxlint-disable-next-line react/no-array-index-key -- blocks have no identity; their order is the document
            <PrintBlockView key={position} block={block} headingTag={position === 0 ? 'h2' : 'h3'} />
          ))}
        </section>
      )}
      {data.sections.map((section, index) => (
        <section key={section.id} id={section.id} className={classes.section} aria-labelledby={`print-${section.id}`}>
          <h2 id={`print-${section.id}`}>
            {data.sections.length > 1 && `${index + 1}. `}
            {section.title}
          </h2>
          {section.blocks.map((block, position) => (
            // oxlint-disable-next-line react/no-array-index-key -- blocks have no identity; their order is the document
            <PrintBlockView key={position} block={block} />
          ))}
        </section>
      ))}
      <SheetFoot document={data} />
    </article>
  )
}

function SheetHead({ document }: { document: PrintDocument }) {
  const { t } = useTranslation('report/print/page')
  const { companyName, title, madeUp, asOf, facts, sections } = document
  return (
    <header className={classes.head}>
      <PageTitle title={t('title', { company: companyName })} />
      {madeUp !== null && <p className={classes.madeUp}>{madeUp}</p>}
      <p className={classes.kind}>
        {title} · {asOf}
      </p>
      <h1>{companyName}</h1>
      <dl className={classes.facts}>
        {facts.map(({ key, value }) => (
          <div key={key}>
            <dt>{key}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {sections.length > 1 && (
        <nav className={classes.contents} aria-label={t('contents')}>
          <ol>
            {sections.map((section) => (
              <li key={section.id}>
                <a href={`#${section.id}`}>{section.title}</a>
              </li>
            ))}
          </ol>
        </nav>
      )}
    </header>
  )
}

function SheetFoot({ document: { sources, notice, printedOn } }: { document: PrintDocument }) {
  const { t } = useTranslation('report/print/page')
  const format = useFormat()
  return (
    <footer className={classes.foot}>
      {sources.length > 0 && (
        <>
          <h2>{t('sources')}</h2>
          <ul>
            {sources.map((source, index) => (
              <li key={source}>
                [{index + 1}] {source}
              </li>
            ))}
          </ul>
        </>
      )}
      <p>
        {notice} {t('printedOn', { date: format.date(printedOn) })}
      </p>
    </footer>
  )
}
