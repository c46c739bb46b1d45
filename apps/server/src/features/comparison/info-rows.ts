import type { ComparisonCell } from '@merleg/contract/comparison.contract'
import type { Silence } from '@merleg/contract/fields'
import { listToldMatches } from '@merleg/contract/report/info.contract'
import { reportPage } from '@merleg/contract/pages'
import { type InfoGroupId, type InfoType, listInfoGroups } from '@merleg/domain/company-info/info-groups'
import { formatNumber } from '@merleg/domain/format/number'
import type { Locale } from '@merleg/domain/locale'
import { getTranslator } from '@merleg/i18n/translator'
import { nameInfoGroup } from '../report/info/info.views.ts'
import type { Compared, InfoOfGroups } from './compared-company.views.ts'
import type { PlannedCell, RowPlan } from './compose-rows.ts'

/**
 * What speaks against the companies, or for them: all of it, then each group that one of them has something in. What is
 * not listed of the others is told as far as their sources tell.
 */
export function planInfoRows(companies: readonly Compared[], { locale, type }: Options): RowPlan[] {
  const t = getTranslator(locale, 'comparison/answers')
  if (companies.some(({ info }) => info[type] === null)) return []
  const isListed = (id: InfoGroupId) =>
    companies.some(
      ({ info }) => hasMatches(info[type], id) || info[type]?.groups.some((group) => group.id === id) === true,
    )
  return [
    { key: type, group: type, label: t(`rows.${type}`), cellOf: (company) => renderTotal(company, { locale, type }) },
    ...listInfoGroups(type)
      .filter(isListed)
      .map((id): RowPlan => ({
        key: `${type}-${id}`,
        group: type,
        label: nameInfoGroup(locale, id),
        cellOf: (company) => renderGroup(company, { locale, type, id }),
      })),
  ]
}

type Options = { locale: Locale; type: InfoType }

/** The matches with sanctions lists that the group would have, were they stated. */
const matchesOf = (own: InfoOfGroups, id: InfoGroupId) => (id === 'sanction' ? listToldMatches(own) : [])
const hasMatches = (own: InfoOfGroups | null, id: InfoGroupId): boolean => own !== null && matchesOf(own, id).length > 0

function renderTotal({ id, info }: Compared, { locale, type }: Options): PlannedCell {
  const own = info[type]
  if (own === null) return {}
  const url = reportPage(id, `${type}-info`)
  const { groups, silence } = own
  if (groups.length === 0) return { ...tellSilence(silence, own), url }
  const count = groups.reduce((sum, { active, inactive }) => sum + active + inactive, 0)
  const t = getTranslator(locale, 'comparison/answers')
  const notes = listToldMatches(own).map(({ text }) => text)
  return { text: t('listed', { count, number: formatNumber(locale, count) }), notes, url }
}

function renderGroup(
  { id: companyId, info }: Compared,
  { locale, type, id }: Options & { id: InfoGroupId },
): PlannedCell {
  const own = info[type]
  if (own === null) return {}
  const group = own.groups.find((one) => one.id === id)
  const matches = matchesOf(own, id)
  if (group === undefined) {
    const [line] = matches
    return { ...renderSilence(own, { locale, id }), ...(line && { url: line.url }) }
  }
  const [newest] = group.items
  return {
    text: group.counts,
    notes: [...matches.map(({ text }) => text), group.basis].filter((note) => note !== null),
    tone: group.active > 0 ? toneOf(newest?.color) : 'muted',
    url: reportPage(companyId, `${type}-info`, { group: id }),
    origin: newest === undefined ? null : toOrigin(newest.derivation, newest.provenance),
  }
}

/** Of what nobody states, but is worked out, it cannot be told whether it is not so or not known. */
function renderSilence(own: InfoOfGroups, { locale, id }: { locale: Locale; id: InfoGroupId }): PlannedCell {
  const silence = own.silences.get(id) ?? null
  if (silence === null)
    return { text: getTranslator(locale, 'comparison/answers')('notEstablished'), tone: 'muted', isUnsaid: true }
  return tellSilence(silence, id === 'sanction' ? own : null)
}

/** A match that was confirmed is no silence. */
function tellSilence({ level, title, text }: Silence, own: InfoOfGroups | null): PlannedCell {
  const isConfirmed = own !== null && own.confirmedMatches !== null
  return { text: title, notes: [text], tone: isConfirmed ? 'bad' : 'muted', isUnsaid: level !== 'none' }
}

function toneOf(color: string | undefined): ComparisonCell['tone'] {
  return color === 'good' || color === 'warning' || color === 'bad' ? color : 'plain'
}

type Sources = NonNullable<ComparisonCell['origin']>['sources']

function toOrigin(derivation: string | null, sources: Sources): ComparisonCell['origin'] {
  return sources.length === 0 ? null : { derivation, sources }
}
