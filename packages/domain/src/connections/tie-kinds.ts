import type { FactSection } from '../fact-sections.ts'

/**
 * What two parties have to do with each other: the one owns, leads, supervises or audits the other, came before it, or is
 * told by the register as its beneficial owner, which is beside what is owned and no more of it.
 */
export const TIE_KINDS = ['owner', 'beneficial', 'leader', 'succession', 'supervisor', 'auditor'] as const
export type TieKind = (typeof TIE_KINDS)[number]

const KIND_BY_SECTION = {
  member: 'owner',
  'beneficial-owner': 'beneficial',
  signatory: 'leader',
  representative: 'leader',
  predecessor: 'succession',
  successor: 'succession',
  'supervisory-board': 'supervisor',
  auditor: 'auditor',
} as const satisfies Partial<Record<FactSection, TieKind>>

/** Sections of the register whose facts tie a company to a party. */
export type TieSection = keyof typeof KIND_BY_SECTION
export const TIE_SECTIONS: readonly TieSection[] = Object.keys(KIND_BY_SECTION).filter(isTieSection)

/** What is shown as the network of a company (spec part 1 §2 "Connection list"); who audits or supervises many ties nobody. */
export const NETWORK_KINDS = ['owner', 'beneficial', 'leader', 'succession'] as const satisfies readonly TieKind[]

export function isTieSection(section: string): section is TieSection {
  return Object.hasOwn(KIND_BY_SECTION, section)
}

export function tieKindOf(section: TieSection): TieKind {
  return KIND_BY_SECTION[section]
}

/** The sections whose facts are ties of these kinds. */
export function tieSectionsOf(kinds: readonly TieKind[]): TieSection[] {
  return TIE_SECTIONS.filter((section) => kinds.includes(tieKindOf(section)))
}
