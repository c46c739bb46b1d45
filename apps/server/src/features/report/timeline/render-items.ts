import { reportPage } from '@merleg/contract/pages'
import { type DataRow, GROUP_ITEM_LIMIT } from '@merleg/contract/report/company-data.contract'
import type { TimelineItem } from '@merleg/contract/report/timeline.contract'
import type { Locale } from '@merleg/domain/locale'
import { findTimelineTone, TIMELINE_RULES } from '@merleg/domain/timeline-rules'
import { getTranslator } from '@merleg/i18n/translator'
import type { Profile } from '../../register/profiles.repository.ts'
import { alignRows } from '../rows/changed-rows.ts'
import { fieldLabel, kindOf } from '../words/fact-labels.ts'
import { renderFactRows } from '../rows/fact-rows.ts'
import { formatDate } from '@merleg/domain/format/date'
import { toProvenance } from '../rows/provenance.ts'
import type { EventGroup, ToldEvents } from './group-events.ts'
import type { TimelineEvent, TimelineFact } from './list-events.ts'
import { renderTitle } from './render-title.ts'

export type ItemContext = {
  companyId: string
  locale: Locale
  profile: Profile
  partyUrls: ReadonlyMap<string, string | null>
  /** How many entries of a section are in force: the company data page shows so many of them at once. */
  validCounts: ReadonlyMap<string, number>
}

/** The items of what happened in the register, in no order. */
export function renderItems({ groups, founding }: ToldEvents, context: ItemContext): TimelineItem[] {
  const items = groups.map((group) => renderItem(group, context))
  return founding === null ? items : [renderFounding(founding, context), ...items]
}

function renderItem(group: EventGroup, context: ItemContext): TimelineItem {
  const [event, ...others] = group
  const { fact, action, on, isValid } = event
  const { kind, icon } = TIMELINE_RULES[fact.section]
  const isOne = others.length === 0
  const date = formatDate(context.locale, on)
  const rows = isOne ? rowsOf(event, context) : group.flatMap((one) => lineOf(one.fact, context))
  return {
    id: `${fact.section}:${fact.slot}:${action}:${on}`,
    kind,
    action,
    on,
    date,
    icon,
    title: renderTitle(group, context),
    link: dataLink(isOne ? `${fact.section}:${fact.slot}` : fact.section, event, context),
    valid: isValid,
    tone: findTimelineTone(fact, action),
    count: group.length,
    // Its day stands above it.
    rows: rows.filter(({ value }) => value !== date),
    provenance: provenanceOf(group),
  }
}

/** The founding tells what the company was founded with: name, form, seat, capital. */
function renderFounding({ event, parts }: NonNullable<ToldEvents['founding']>, context: ItemContext): TimelineItem {
  const item = renderItem([event], context)
  const rows = parts.flatMap(({ fact }) => partOf(fact, context))
  return { ...item, rows: [...item.rows, ...rows], provenance: provenanceOf([event, ...parts]) }
}

/** Among the rows of other sections a status says of what it is one. */
function partOf(fact: TimelineFact, context: ItemContext): DataRow[] {
  const rows = renderRows(fact, context)
  if (fact.section !== 'tax-number-status') return rows
  const key = getTranslator(context.locale, 'register/fact-sections')('titles.tax-number-status')
  return rows.map((row) => ({ ...row, key }))
}

/** Of several entries no record of one of them. */
function provenanceOf([{ fact }, ...others]: EventGroup): TimelineItem['provenance'] {
  return toProvenance(others.length === 0 ? fact : { ...fact, sourceRef: null })
}

function renderRows(fact: TimelineFact, { locale, partyUrls }: ItemContext): DataRow[] {
  const partyUrl = fact.partyId === null ? null : (partyUrls.get(fact.partyId) ?? null)
  return renderFactRows(fact, { locale, slot: fact.slot, partyUrl, hasNoPersonalData: true })
}

/** What the entry says, with what it said before where that is otherwise. */
function rowsOf({ fact, before }: TimelineEvent, context: ItemContext): DataRow[] {
  const rows = renderRows(fact, context)
  if (before === null) return rows
  const t = getTranslator(context.locale, 'report/timeline/answers')
  return alignRows(renderRows(before, context), rows).flatMap(({ before: was, after, isChanged }) => {
    const earlier = was !== null && isChanged ? [{ ...was, key: t('before', { label: was.key }) }] : []
    return [...(after === null ? [] : [after]), ...earlier]
  })
}

/** One of several entries in one line: its name, beside what tells it apart. */
function lineOf(fact: TimelineFact, context: ItemContext): DataRow[] {
  const [lead, ...others] = renderRows(fact, context)
  if (lead === undefined) return []
  const sides = TIMELINE_RULES[fact.section].sideFields.flatMap((field) => {
    const label = fieldLabel(context.locale, field, kindOf(fact.companyId))
    return others.find(({ key }) => key === label)?.value ?? []
  })
  return [sides.length === 0 ? lead : { ...lead, key: sides.join(' · ') }]
}

/** The place of an entry, or of a whole section, on the company data page. */
function dataLink(hl: string, { fact, isValid }: TimelineEvent, { companyId, validCounts }: ItemContext): string {
  const needsAll = !isValid || (validCounts.get(fact.section) ?? 0) > GROUP_ITEM_LIMIT
  return reportPage(companyId, 'company-data', { hl, ...(needsAll ? { all: true } : {}) })
}
