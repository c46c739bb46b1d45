import type { ChangeGroup, FactChange } from '@merleg/contract/report/changes.contract'
import { FACT_SECTION_NAMES } from '@merleg/domain/fact-sections'
import type { Locale } from '@merleg/domain/locale'
import { alignRows } from '../rows/changed-rows.ts'
import { renderFactRows } from '../rows/fact-rows.ts'
import { formatPeriod } from '@merleg/domain/format/date'
import { toProvenance } from '../rows/provenance.ts'
import { kindOf, sectionTitle } from '../words/fact-labels.ts'
import { saysTheSame } from '../rows/versions.ts'
import type { KnownFact } from './changes.repository.ts'
import type { Difference } from './compare-facts.ts'

export type RenderOptions = { companyId: string; locale: Locale; partyUrls: ReadonlyMap<string, string | null> }

const byNumber = new Intl.Collator('hu', { numeric: true })

/** The differences by section, in the order of the company data page; in a section the newest first. */
export function renderChangeGroups(
  differences: readonly Difference<KnownFact>[],
  options: RenderOptions,
): ChangeGroup[] {
  const bySection = Map.groupBy(differences, (difference) => factOf(difference)?.section)
  return FACT_SECTION_NAMES.flatMap((section) => {
    const own = bySection.get(section) ?? []
    const changes = own.flatMap((difference) => renderChange(difference, options))
    if (changes.length === 0) return []
    return [
      {
        id: section,
        title: sectionTitle(options.locale, section, kindOf(options.companyId)),
        changes: changes.toSorted(compareChanges),
      },
    ]
  })
}

function compareChanges(a: FactChange, b: FactChange): number {
  const [dayA, dayB] = [a.day ?? '', b.day ?? '']
  return dayA === dayB ? byNumber.compare(a.id, b.id) : dayA < dayB ? 1 : -1
}

/** What the entry is about: how it is now, else how it was. */
function factOf({ before, after, between }: Difference<KnownFact>): KnownFact | null {
  return after ?? before ?? between[0] ?? null
}

/** Nothing where a reader would see no difference: the register only tells the same more exactly. */
function renderChange(difference: Difference<KnownFact>, options: RenderOptions): FactChange[] {
  const { kind, day, between } = difference
  const subject = factOf(difference)
  if (subject === null) return []
  const [before, after] = [difference.before, difference.after].map((fact) => renderVersion(fact, options))
  const fields = alignRows(before?.rows ?? [], after?.rows ?? [])
  const isVisible = kind !== 'changed' || before?.days !== after?.days || fields.some((field) => field.isChanged)
  if (!isVisible) return []
  return [
    {
      id: `${subject.section}:${subject.slot}`,
      kind,
      day,
      knownSince: learntAt(difference, subject).toISOString(),
      before: withoutRows(before),
      after: withoutRows(after),
      fields,
      between: between.flatMap((fact) => renderVersion(fact, options) ?? []),
    },
  ]
}

/** Days of validity are learnt with the fact as it stands, a value with the batch that told it first. */
function learntAt({ kind, before, after }: Difference<KnownFact>, subject: KnownFact): Date {
  if (kind === 'withdrawn') return subject.knownUntil ?? subject.knownSince
  const isAboutDays = kind === 'ended' || (kind === 'changed' && saysTheSame(before, after))
  return isAboutDays ? subject.knownSince : subject.recordedAt
}

type Version = FactChange['between'][number]

function renderVersion(fact: KnownFact | null, { locale, partyUrls }: RenderOptions): Version | null {
  if (fact === null) return null
  const partyUrl = fact.partyId === null ? null : (partyUrls.get(fact.partyId) ?? null)
  return {
    rows: renderFactRows(fact, { locale, slot: fact.slot, partyUrl }),
    days: formatPeriod(locale, fact.validFrom, fact.validTo),
    provenance: toProvenance(fact),
  }
}

function withoutRows(version: Version | null | undefined): FactChange['before'] {
  return version ? { days: version.days, provenance: version.provenance } : null
}
