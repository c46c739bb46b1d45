import type { DataSource } from '@merleg/contract/data-sources.contract'
import { translateLicence, translateSource } from '@merleg/domain/reference/source-names'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../shared/format/use-format.ts'
import { ExternalLink } from '../../../shared/ui/external-link.tsx'
import { KeyValueList } from '../../../shared/ui/key-value-list.tsx'
import classes from '../data-sources.module.css'
import { EditionCounts } from './edition-counts.tsx'

/** A source: who publishes it, what it tells, how fresh it is, and how much of it was taken over. */
export function SourceItem({ source: stored }: { source: DataSource }) {
  const { t } = useTranslation('data-sources/page')
  const source = translateSource(useFormat().locale, stored)
  const { edition, readFrom } = source
  return (
    <li className={classes.source}>
      <div className={classes.head}>
        <h2 className={classes.title}>{source.title}</h2>
        <Marks source={source} />
      </div>
      {edition === null && <p className={classes.note}>{t('notLoadedText')}</p>}
      {readFrom !== null && <p className={classes.note}>{t(`readFrom.${readFrom}`)}</p>}
      <div className={classes.columns}>
        <Publication source={source} />
        <Freshness source={source} />
      </div>
      {edition !== null && <EditionCounts edition={edition} source={source} />}
    </li>
  )
}

function Marks({ source }: { source: DataSource }) {
  const { t } = useTranslation('data-sources/page')
  const isRefusedOnly = source.edition === null && source.refusal !== null
  return (
    <span className={classes.marks}>
      {source.isMadeUp && <span className={classes.warning}>{t('madeUp')}</span>}
      {source.isReplaced && <span className={classes.mark}>{t('replaced')}</span>}
      {source.edition === null && (
        <span className={classes.mark}>{isRefusedOnly ? t('refusedOnly') : t('notLoaded')}</span>
      )}
      {source.nextEdition?.isOverdue === true && <span className={classes.warning}>{t('overdue')}</span>}
      {source.list !== null && <ListMarks list={source.list} />}
    </span>
  )
}

/** Why a sanctions list clears nobody as it is. */
function ListMarks({ list: { failingSince, isOld, ageDays } }: { list: NonNullable<DataSource['list']> }) {
  const { t } = useTranslation('data-sources/page')
  const format = useFormat()
  return (
    <>
      {failingSince !== null && (
        <span className={classes.warning}>{t('list.failing', { day: format.day(failingSince) })}</span>
      )}
      {isOld && <span className={classes.warning}>{t('list.old', { count: ageDays })}</span>}
    </>
  )
}

function Publication({ source }: { source: DataSource }) {
  const { t } = useTranslation('data-sources/page')
  const format = useFormat()
  const nameOf = (type: 'region' | 'language', code: string) =>
    new Intl.DisplayNames(format.locale, { type }).of(code) ?? code
  const { countryCode, language, url, covers, coversAll, tellsPartly } = source
  const country = countryCode === null ? t('severalCountries') : nameOf('region', countryCode)
  return (
    <KeyValueList
      items={[
        { key: 'publisher', label: t('fields.publisher'), value: source.publisher },
        { key: 'licence', label: t('fields.licence'), value: translateLicence(format.locale, source.licence) },
        { key: 'url', label: t('fields.url'), value: url !== null && <ExternalLink href={url}>{url}</ExternalLink> },
        { key: 'country', label: t('fields.country'), value: country },
        { key: 'language', label: t('fields.language'), value: language && nameOf('language', language) },
        { key: 'coversAll', label: t('fields.coversAll'), value: coversAll.map(({ label }) => label).join(', ') },
        { key: 'covers', label: t('fields.covers'), value: covers.map(({ label }) => label).join(', ') },
        { key: 'tellsPartly', label: t('fields.tellsPartly'), value: tellsPartly.map(({ label }) => label).join(', ') },
      ]}
    />
  )
}

function Freshness({ source }: { source: DataSource }) {
  const { t } = useTranslation('data-sources/page')
  const format = useFormat()
  const { edition, list, isMadeUp, rhythm, nextEdition, refusal, update, toldFrom } = source
  const line = refusal?.line == null ? '' : ` (${t('line', { line: refusal.line })})`
  return (
    <KeyValueList
      items={[
        { key: 'asOf', label: t('fields.asOf'), value: edition && format.date(edition.asOf) },
        { key: 'loadedAt', label: t('fields.loadedAt'), value: edition && format.dateTime(edition.loadedAt) },
        { key: 'toldFrom', label: t('fields.toldFrom'), value: toldFrom && format.date(toldFrom) },
        { key: 'rhythm', label: t('fields.rhythm'), value: rhythm === null ? t('unknown') : t(`rhythm.${rhythm}`) },
        {
          key: 'next',
          label: t('fields.next'),
          value: edition && !list ? (nextEdition ? format.date(nextEdition.on) : t('unknown')) : null,
        },
        {
          key: 'age',
          label: t('fields.age'),
          value: list && !isMadeUp ? t('list.age', { count: list.ageDays }) : null,
        },
        {
          key: 'refusal',
          label: t('fields.refusal'),
          value: refusal && `${format.dateTime(refusal.at)}: ${refusal.text}${line}`,
        },
        {
          key: 'update',
          label: t('fields.update'),
          value: update && t(`update.${update.outcome}`, { at: format.dateTime(update.startedAt) }),
        },
      ]}
    />
  )
}
