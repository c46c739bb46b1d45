import type { ScorePage } from '@merleg/contract/report/score.contract'
import { Button } from '@mantine/core'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { Panel } from '../../../../shared/ui/panel.tsx'
import { RatingCaveats } from '../../../../shared/ui/rating-caveats.tsx'
import { RiskGauge } from '../../../../shared/ui/risk-gauge.tsx'
import { UrlLink } from '../../../../shared/ui/url-link.tsx'
import { BandTable } from './band-table.tsx'
import { ModelCardButton } from './model-card-button.tsx'
import classes from './rating-card.module.css'

type RatingCardProps = { page: ScorePage; points: number }

/** The points on their scale with band and advice, what they rest on, and the bands on demand. */
export function RatingCard({ page, points }: RatingCardProps) {
  const { t } = useTranslation('report/score/page')
  const [areBandsOpen, setBandsOpen] = useState(false)
  const bandsId = useId()
  const title =
    page.basis === 'lite' ? t('head.lite') : page.basis === 'register' ? t('head.register') : t('head.title')
  return (
    <Panel
      className={classes.card}
      title={title}
      actions={
        <Button
          variant="subtle"
          size="compact-xs"
          className={classes.toggle}
          aria-expanded={areBandsOpen}
          aria-controls={bandsId}
          onClick={() => setBandsOpen(!areBandsOpen)}
        >
          {t(areBandsOpen ? 'head.hideBands' : 'head.bands')}
        </Button>
      }
      foot={<Basis page={page} />}
    >
      <RiskGauge
        value={points}
        label={page.risk.label}
        bands={page.bands.map(({ band, from, to }) => ({ color: band, from, to }))}
        note={page.advice === null ? undefined : `${t('head.advice')}: ${page.advice}`}
      />
      <p className={classes.basis}>{page.basisText}</p>
      <RatingCaveats confidence={page.confidence} texts={page.caveats.map(({ text }) => text)} />
      {page.classicalNote !== null && <p className={classes.basis}>{page.classicalNote}</p>}
      <div id={bandsId} className={areBandsOpen ? undefined : classes.bands}>
        <BandTable bands={page.bands} accounts={page.accounts} />
      </div>
    </Panel>
  )
}

/** Of which day the rating is, on which accounts it rests, and by which model it was worked out. */
export function Basis({ page: { asOf, accounts, model } }: { page: ScorePage }) {
  const { t } = useTranslation('report/score/page')
  const format = useFormat()
  return (
    <ul className={classes.facts}>
      <li>{t('head.asOf', { day: format.date(asOf) })}</li>
      {accounts && (
        <li>
          <UrlLink url={accounts.url}>
            {t('head.accounts', { year: accounts.year, day: format.date(accounts.balanceSheetDay) })}
          </UrlLink>
        </li>
      )}
      <li>
        <details className={classes.model}>
          <summary>{t('head.model', { version: model.version })}</summary>
          {model.description}
          {model.hasCard && <ModelCardButton />}
        </details>
      </li>
    </ul>
  )
}
