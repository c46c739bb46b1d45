import type { FinalOwnerChanges, OwnerChange } from '@merleg/contract/report/final-owner.contract'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { Panel } from '../../../../shared/ui/panel.tsx'
import { SkeletonPanel } from '../../../../shared/ui/skeletons.tsx'
import { StateError } from '../../../../shared/ui/state-error.tsx'
import { StateSilence } from '../../../../shared/ui/state-silence.tsx'
import { UrlLink } from '../../../../shared/ui/url-link.tsx'
import classes from '../final-owner.module.css'
import { finalOwnerChangesQuery } from '../final-owner.queries.ts'

type OwnerChangesProps = { id: string; since: string; asOf: string | undefined }

/** What changed since a day, and what is not known of that day. */
export function OwnerChanges(props: OwnerChangesProps) {
  const { data, error, refetch } = useQuery(finalOwnerChangesQuery(props.id, props))
  if (error !== null) return <StateError error={error} onRetry={() => void refetch()} />
  return data === undefined ? <SkeletonPanel rows={4} /> : <ChangesFound found={data} />
}

function ChangesFound({ found }: { found: FinalOwnerChanges }) {
  const { t } = useTranslation('report/final-owner/page')
  const { date, number } = useFormat()
  const { owners, holdings, unchanged, untold, silence } = found
  const isQuiet = owners.length === 0 && holdings.length === 0
  return (
    <Panel title={t('changes.title', { from: date(found.since), to: date(found.asOf) })}>
      {untold.length > 0 && (
        <ul className={classes.untold}>
          {untold.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      {isQuiet ? (
        <StateSilence silence={silence} />
      ) : (
        <>
          <ChangeList title={t('changes.owners')} changes={owners} />
          <ChangeList
            title={t('changes.holdings')}
            changes={holdings.map(({ of, ...change }) => ({
              ...change,
              name: t('changes.held', { owner: change.name, company: of.name }),
            }))}
          />
        </>
      )}
      {unchanged > 0 && (
        <p className={classes.note}>{t('changes.unchanged', { count: unchanged, number: number(unchanged) })}</p>
      )}
    </Panel>
  )
}

function ChangeList({ title, changes }: { title: string; changes: readonly OwnerChange[] }) {
  const { t } = useTranslation('report/final-owner/page')
  if (changes.length === 0) return null
  return (
    <>
      <h3 className={classes.subtitle}>{title}</h3>
      <ul className={classes.changes} aria-label={title}>
        {changes.map(({ name, link, kind, before, after }) => (
          <li key={`${name} ${before?.percent ?? ''} ${after?.percent ?? ''}`} data-kind={kind}>
            <span className={classes.kind}>{t(`changes.kinds.${kind}`)}</span>
            <span>
              <UrlLink url={link}>{name}</UrlLink>:{' '}
              {[before, after].flatMap((state) => (state === null ? [] : [describe(state)])).join(' › ')}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}

function describe({ percent, text }: NonNullable<OwnerChange['after']>): string {
  return text === null ? percent : `${percent} (${text})`
}
