import type { ComparisonCell } from '@merleg/contract/comparison.contract'
import type { Silence } from '@merleg/contract/fields'
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
    companies.some(({ info }) => isOpen(info[type], id) || info[type]?.groups.some((group) => group.id === id) === true)
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

/** Are there matches with sanctions lists that may become items of the group? */
const isOpen = (own: InfoOfGroups | null, id: InfoGroupId): boolean => id === 'sanction' && Boolean(own?.openMatches)

function renderTotal({ id, info }: Compared, { locale, type }: Options): PlannedCell {
  const own = info[type]
  if (own === null) return {}
  const url = reportPage(id, `${type}-info`)
  const { groups, silence, openMatches } = own
  if (groups.length === 0) return { ...tellSilence(silence), url }
  const count = groups.reduce((sum, { active, inactive }) => sum + active + inactive, 0)
  const t = getTranslator(locale, 'comparison/answers')
  const notes = openMatches === null ? [] : [openMatches.text]
  return { text: t('listed', { count, number: formatNumber(locale, count) }), notes, url }
}

function renderGroup(
  { id: companyId, info }: Compared,
  { locale, type, id }: Options & { id: InfoGroupId },
): PlannedCell {
  const own = info[type]
  if (own === null) return {}
  const group = own.groups.find((one) => one.id === id)
  const open = isOpen(own, id) ? own.openMatches : null
  if (group === undefined) return { ...renderSilence(own, { locale, id }), ...(open && { url: open.url }) }
  const [newest] = group.items
  return {
    text: group.counts,
    notes: [open?.text ?? null, group.basis].filter((note) => note !== null),
    tone: group.active > 0 ? toneOf(newest?.color) : 'muted',
    url: reportPage(companyId, `${type}-info`, { group: id }),
    origin: newest === undefined ? null : toOrigin(newest.derivation, newest.provenance),
  }
}

/** Of what nobody states, but is worked out, it cannot be told whether it is not so or not known. */
function renderSilence({ silences }: InfoOfGroups, { locale, id }: { locale: Locale; id: InfoGroupId }): PlannedCell {
  const silence = silences.get(id) ?? null
  if (silence === null)
    return { text: getTranslator(locale, 'comparison/answers')('notEstablished'), tone: 'muted', isUnsaid: true }
  return tellSilence(silence)
}

function tellSilence({ level, title, text }: Silence): PlannedCell {
  return { text: title, notes: [text], tone: 'muted', isUnsaid: level !== 'none' }
}

function toneOf(color: string | undefined): ComparisonCell['tone'] {
  return color === 'good' || color === 'warning' || color === 'bad' ? color : 'plain'
}

type Sources = NonNullable<ComparisonCell['origin']>['sources']

function toOrigin(derivation: string | null, sources: Sources): ComparisonCell['origin'] {
  return sources.length === 0 ? null : { derivation, sources }
}
