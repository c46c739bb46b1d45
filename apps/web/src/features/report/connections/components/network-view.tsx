import { useHotkeys, useMediaQuery } from '@mantine/hooks'
import { getRouteApi } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ProvenanceList } from '../../../../shared/ui/provenance-list.tsx'
import { type Connections, connectionsFileUrl, type NetworkView as View } from '../connections.queries.ts'
import { NO_NODE } from '../picture-state.ts'
import { usePicture } from '../use-picture.ts'
import { NetworkCanvas } from './network-canvas.tsx'
import { NetworkLegend } from './network-legend.tsx'
import { NetworkList } from './network-list.tsx'
import { NetworkToolbar } from './network-toolbar.tsx'
import classes from './network-view.module.css'
import { NodeCard } from './node-card.tsx'
import { TimeSlider } from './time-slider.tsx'

const route = getRouteApi('/main/report/$id/connections')

type NetworkViewProps = {
  data: Connections
  /** The answer to what was asked before, while the new one loads. */
  isStale: boolean
  onChange: (changes: View & { view?: 'list' | undefined }) => void
}

/** The network as the reader looks at it: picture or list, what a node is, and how it came about. */
export function NetworkView({ data, isStale, onChange }: NetworkViewProps) {
  const { t } = useTranslation('report/connections/page')
  const { id } = route.useParams()
  const search = route.useSearch()
  const { shown, actions, said } = usePicture(data)
  const [isFull, setFull] = useState(false)
  // The card is open by default on a window wider than 920 px (spec part 2 §9).
  const isWide = useMediaQuery('(min-width: 921px)', false, { getInitialValueInEffect: false })
  const chosen = search.node ?? (isWide ? shown.focus : NO_NODE)
  const node = shown.nodes.find((one) => one.id === chosen) ?? null
  const isList = search.view === 'list'
  const isByRating = search.colors === 'rating'
  const toggleButton = useRef<HTMLButtonElement>(null)
  const toggleList = (): void => {
    // What had the focus is about to go: the way back takes it.
    toggleButton.current?.focus()
    onChange({ view: isList ? undefined : 'list' })
  }
  useHotkeys(isFull ? [['Escape', () => setFull(false)]] : [])
  return (
    <div className={classes.view} data-full={isFull} data-stale={isStale}>
      <NetworkToolbar
        picture={{ data, shown, isByRating }}
        fileUrlOf={(format) => connectionsFileUrl(id, search, format)}
        isList={isList}
        toggleButton={toggleButton}
        isFull={isFull}
        actions={actions}
        onToggleList={toggleList}
        onToggleFull={() => setFull(!isFull)}
      />
      <ul className={classes.notes}>
        {data.notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
        {shown.removedCount > 0 && <li>{t('picture.removedNote', { count: shown.removedCount })}</li>}
      </ul>
      <div className={classes.body}>
        <div className={classes.main}>
          {isList ? (
            <NetworkList shown={shown} isStale={isStale} />
          ) : (
            <>
              <NetworkCanvas
                shown={shown}
                chosen={chosen}
                isByRating={isByRating}
                actions={actions}
                onToggleList={toggleList}
              />
              <NetworkLegend data={data} isByRating={isByRating} />
              <p className={classes.keys}>{t('picture.keys')}</p>
            </>
          )}
          <TimeSlider days={data.days} asOf={search.asOf} onChange={(asOf) => onChange({ asOf })} />
        </div>
        {node !== null && <NodeCard key={node.id} node={node} shown={shown} actions={actions} />}
      </div>
      <div className="visually-hidden" aria-live="polite">
        {said}
      </div>
      <section className={classes.sources} aria-label={t('sources')}>
        <h3>{t('sources')}</h3>
        <ProvenanceList sources={data.sources} />
      </section>
    </div>
  )
}
