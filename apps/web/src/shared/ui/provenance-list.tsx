import { translateSource } from '@merleg/domain/reference/source-names'
import type { Provenance } from '@merleg/contract/fields'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../format/use-format.ts'
import { ExternalLink } from './external-link.tsx'
import classes from './provenance-hint.module.css'

/** Publications behind a value: publisher, days of validity, day of filing, when we learnt of it. */
export function ProvenanceList({ sources }: { sources: readonly Provenance[] }) {
  return (
    <ul className={classes.sources}>
      {sources.map((source, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- sources have no identity and keep their order
        <li key={index}>
          <SourceFacts source={source} />
        </li>
      ))}
    </ul>
  )
}

function SourceFacts({ source: stored }: { source: Provenance }) {
  const { t } = useTranslation('ui/page')
  const format = useFormat()
  const source = translateSource(format.locale, stored)
  const describeValidity = useValidity()
  const rows: readonly (readonly [label: string, value: string | null])[] = [
    [t('provenance.source'), source.title],
    [t('provenance.publisher'), source.publisher],
    source.observedOn === undefined
      ? [t(source.filedOn === undefined ? 'provenance.valid' : 'provenance.period'), describeValidity(source)]
      : [t('provenance.asOf'), format.date(source.observedOn)],
    [t('provenance.filed'), source.filedOn === undefined ? null : format.date(source.filedOn)],
    [t('provenance.known'), format.day(source.recordedAt)],
    [t('provenance.reference'), source.reference],
  ]
  return (
    <>
      <dl className={classes.list}>
        {rows.map(([label, value]) => value !== null && <Row key={label} label={label} value={value} />)}
      </dl>
      {source.url !== null && (
        <ExternalLink href={source.url} className={classes.link}>
          {t('provenance.open')}
        </ExternalLink>
      )}
    </>
  )
}

function useValidity(): (source: Provenance) => string {
  const { t } = useTranslation('ui/page')
  const format = useFormat()
  return ({ validFrom, validTo }) => {
    if (validFrom !== null && validTo !== null)
      return t('provenance.validBetween', { from: format.date(validFrom), to: format.date(validTo) })
    if (validFrom !== null) return t('provenance.validFrom', { from: format.date(validFrom) })
    return validTo === null ? t('provenance.validUnknown') : t('provenance.validUntil', { to: format.date(validTo) })
  }
}

function Row({ label, value }: { label: string; value: string }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </>
  )
}
