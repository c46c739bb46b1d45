import { Button } from '@mantine/core'
import type { ScorePage } from '@merleg/contract/report/score.contract'
import { CURRENT_MODEL } from '@merleg/domain/score/model/current-model'
import { inputBounds } from '@merleg/domain/score/explain/move-input'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Panel } from '../../../../shared/ui/panel.tsx'
import { INPUT_GROUPS } from '../input-groups.ts'
import { useWhatIf } from '../use-what-if.ts'
import { findFirmCap, type WhatIfBasis, type WhatIfGap } from '../what-if.ts'
import { WhatIfGroup } from './what-if-group.tsx'
import classes from './what-if-panel.module.css'
import { WhatIfResult } from './what-if-result.tsx'

export const WHAT_IF_ID = 'what-if'

type Address = { text: string | undefined; onChange: (text: string | undefined) => void }
type WhatIfPanelProps = { page: ScorePage; basis: WhatIfBasis | WhatIfGap; address: Address }

/** What the rating would be with other accounts; where that cannot be told, why. */
export function WhatIfPanel({ page, basis, address }: WhatIfPanelProps) {
  const { t } = useTranslation('report/score/page')
  return (
    <div id={WHAT_IF_ID} tabIndex={-1} className={classes.anchor}>
      {typeof basis === 'string' ? (
        <Panel title={t('whatIf.title')}>
          <p className={classes.text}>
            {t(`whatIf.none.${basis}`, { server: page.model.version, own: CURRENT_MODEL.version })}
          </p>
        </Panel>
      ) : (
        <WhatIfBoard page={page} basis={basis} address={address} />
      )}
    </div>
  )
}

function WhatIfBoard({ page, basis, address }: { page: ScorePage; basis: WhatIfBasis; address: Address }) {
  const { t } = useTranslation('report/score/page')
  const whatIf = useWhatIf(basis, address)
  const actual = basis.accounts.inputs
  const bounds = useMemo(() => inputBounds(actual), [actual])
  const cap = findFirmCap(page.parts)
  return (
    <Panel
      title={t('whatIf.title')}
      className={classes.panel}
      actions={
        <Button variant="default" size="compact-xs" disabled={!whatIf.isMoved} onClick={whatIf.resetAll}>
          {t('whatIf.resetAll')}
        </Button>
      }
    >
      <p className={classes.text}>{t('whatIf.intro')}</p>
      {cap !== null && <p className={classes.text}>{t('whatIf.limited', { cap: cap.label })}</p>}
      <div className={classes.board}>
        <div className={classes.groups}>
          {INPUT_GROUPS.map((group) => (
            <WhatIfGroup
              key={group.key}
              group={group}
              whatIf={whatIf}
              actual={actual}
              bounds={bounds}
              currency={basis.accounts.currency}
              labels={page.inputs}
            />
          ))}
        </div>
        <WhatIfResult page={page} before={basis.score} whatIf={whatIf} />
      </div>
    </Panel>
  )
}
