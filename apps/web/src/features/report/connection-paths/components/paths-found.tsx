import type { ConnectionPaths, PathPair } from '@merleg/contract/report/connection-paths.contract'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { Panel } from '../../../../shared/ui/panel.tsx'
import { ProvenanceHint } from '../../../../shared/ui/provenance-hint.tsx'
import { UntoldNotes } from '../../../../shared/ui/untold-notes.tsx'
import { UrlLink } from '../../../../shared/ui/url-link.tsx'
import { NetworkPicture } from '../../connections/network-picture.widget.tsx'
import classes from '../connection-paths.module.css'

type PathsFoundProps = { found: ConnectionPaths }

/** What the search found between each two, and what it did not look at. */
export function PathsFound({ found }: PathsFoundProps) {
  const { t } = useTranslation(['report/connection-paths/page', 'report/connection-paths/words'])
  const { number } = useFormat()
  const { pairs, steps, picture, madeUp, complete, explored, hubs, notes, untold } = found
  const names = hubs.parties.map(({ name }) => name).join(', ')
  const unnamed = hubs.count - hubs.parties.length
  return (
    <>
      {!complete && (
        <p className={classes.warning} role="status">
          {t('report/connection-paths/words:incomplete', { explored: number(explored) })}
        </p>
      )}
      {hubs.count > 0 && (
        <p className={classes.note}>
          {t('report/connection-paths/words:hubs', {
            names: unnamed === 0 ? names : t('report/connection-paths/words:andMore', { names, count: unnamed }),
          })}
        </p>
      )}
      {notes.map((note) => (
        <p key={note} className={classes.note}>
          {note}
        </p>
      ))}
      <UntoldNotes untold={untold} />
      {madeUp !== null && <p className={classes.note}>{madeUp}</p>}
      {picture.nodes.length > 0 && (
        <Panel title={t('picture')}>
          <NetworkPicture {...picture} label={t('picture')} />
        </Panel>
      )}
      {pairs.map((pair) => (
        <PairPanel key={`${pair.from.url ?? ''} ${pair.to.url ?? ''}`} pair={pair} steps={steps} />
      ))}
    </>
  )
}

function PairPanel({
  pair: { from, to, text, count, paths },
  steps,
}: { pair: PathPair } & Pick<ConnectionPaths, 'steps'>) {
  const { t } = useTranslation(['report/connection-paths/page', 'report/connection-paths/words'])
  const { number } = useFormat()
  return (
    <Panel title={`${from.name} – ${to.name}`}>
      <p className={classes.outcome}>{text}</p>
      {paths.length < count && (
        <p className={classes.note}>
          {t('report/connection-paths/words:told', { told: number(paths.length), total: number(count) })}
        </p>
      )}
      <ol className={classes.paths}>
        {paths.map((path, index) => (
          <li key={path.steps.join(' ')} aria-label={t('report/connection-paths/words:path', { number: index + 1 })}>
            <p className={classes.chain}>
              {path.parties.map(({ name, url }, place) => (
                <Fragment key={`${name} ${url ?? String(place)}`}>
                  {place > 0 && <span aria-hidden> › </span>}
                  <UrlLink url={url}>{name}</UrlLink>
                </Fragment>
              ))}
            </p>
            <ul className={classes.ties}>
              {path.steps.flatMap((step) =>
                (steps[step]?.ties ?? []).map(({ text: sentence, active, told, provenance }) => (
                  <li key={`${String(step)} ${sentence}`} className={active ? undefined : classes.ended}>
                    {sentence} {!path.isToldAlike && <span className={classes.told}>– {told} </span>}
                    <ProvenanceHint provenance={provenance} label={sentence} />
                  </li>
                )),
              )}
            </ul>
            <p className={classes.note}>{path.known.text}</p>
          </li>
        ))}
      </ol>
    </Panel>
  )
}
