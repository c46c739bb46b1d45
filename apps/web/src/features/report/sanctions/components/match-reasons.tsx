import type { SanctionMatch } from '@merleg/contract/report/sanctions.contract'
import { type ReasonSide, showSides, sideOf } from '@merleg/domain/sanctions/match-reasons'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../../shared/format/use-format.ts'
import type { IconName } from '../../../../shared/ui/icon-map.ts'
import { Icon } from '../../../../shared/ui/icon.tsx'
import classes from '../sanctions.module.css'

const ICONS = { for: 'add', against: 'minus', unknown: 'info' } as const satisfies Record<ReasonSide, IconName>

/** Why it is a match, what speaks against it and what cannot be compared, in words. */
export function MatchReasons({ reasons }: { reasons: SanctionMatch['reasons'] }) {
  const { t } = useTranslation('report/sanctions/words')
  const { locale } = useFormat()
  return (
    <section>
      <h4 className={classes.subtitle}>{t('reasonsTitle')}</h4>
      <ul className={classes.reasons}>
        {reasons.map((reason) => (
          <li key={`${reason.code} ${reason.party} ${reason.listed}`}>
            <Icon name={ICONS[sideOf(reason.code)]} size={14} />
            <span>{t(`reasons.${reason.code}`, showSides(locale, reason))}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
