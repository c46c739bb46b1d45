import { CatchBoundary, getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { reportFault } from '../../../shared/error-reports/error-reports.ts'
import { Panel } from '../../../shared/ui/panel.tsx'
import { StateEmpty } from '../../../shared/ui/state-empty.tsx'
import classes from '../home.module.css'
import { keepHeight } from '../keep-height.ts'
import type { PlacedWidget } from '../use-home-widgets.ts'

const route = getRouteApi('/main/')

/** The widgets that are shown, each for itself: one that fails takes no other along. */
export function WidgetBoard({ placed }: { placed: readonly PlacedWidget[] }) {
  const { t } = useTranslation('home/page')
  const shown = placed.filter(({ isHidden }) => !isHidden)
  if (shown.length === 0)
    return <StateEmpty icon="hidden" title={t('arrange.allHidden')} text={t('arrange.allHiddenText')} />
  return (
    <ul className={classes.board} aria-label={t('board')}>
      {shown.map((widget) => (
        <li key={widget.id} className={classes.slot} data-size={widget.size}>
          <div ref={keepHeight}>
            <CatchBoundary
              getResetKey={() => widget.id}
              onCatch={(error) => void reportFault(error)}
              errorComponent={() => <BrokenWidget widget={widget} />}
            >
              <WidgetAtPage widget={widget} />
            </CatchBoundary>
          </div>
        </li>
      ))}
    </ul>
  )
}

function WidgetAtPage({ widget: { id, Component } }: { widget: PlacedWidget }) {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const showPage = (page: number): void =>
    void navigate({ search: (other) => ({ ...other, [id]: page === 1 ? undefined : page }), resetScroll: false })
  return <Component currentPage={search[id] ?? 1} onPageChange={showPage} />
}

function BrokenWidget({ widget: { readTitle } }: { widget: PlacedWidget }) {
  const { t } = useTranslation('home/page')
  return (
    <Panel title={readTitle()}>
      <p role="alert">{t('broken')}</p>
    </Panel>
  )
}
