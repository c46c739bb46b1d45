import type { ComparisonRow } from '@merleg/contract/comparison.contract'
import type { ValueOrigin } from '@merleg/contract/fields'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../shared/ui/icon.tsx'
import { ProvenanceHint } from '../../../shared/ui/provenance-hint.tsx'
import classes from '../comparison.module.css'
import { placeOf } from '../order-rows.ts'

const PLACE_TEXTS = { different: 'differs', undecided: 'undecided', same: 'same' } as const

/** What the row tells, whether the companies differ in it, and what keeps them from being compared. */
export function RowHead({ row }: { row: ComparisonRow }) {
  const { t } = useTranslation('comparison/page')
  const { label, about, notes } = row
  const meaning: ValueOrigin = { derivation: about, sources: [] }
  return (
    <>
      {label}
      {about !== null && (
        <ProvenanceHint provenance={meaning} label={t('about', { label })}>
          <Icon name="info" size={14} />
        </ProvenanceHint>
      )}
      <span className="visually-hidden">, {t(PLACE_TEXTS[placeOf(row)])}</span>
      {notes.map((note) => (
        <span key={note} className={classes.rowNote}>
          {note}
        </span>
      ))}
    </>
  )
}
