import type { FactSection } from '@merleg/domain/fact-sections'
import type { Locale } from '@merleg/domain/locale'
import { findMemberTerm } from '@merleg/domain/member-term'
import { type EntityKind, parseReportId } from '@merleg/domain/report-id'
import { registerFactSectionsHu } from '@merleg/i18n/register/fact-sections.hu'
import { getTranslator } from '@merleg/i18n/translator'

export type FactField = keyof typeof registerFactSectionsHu.fields

const OWN_WORDS = registerFactSectionsHu.ofKind.individual

/** Whose words a kind of entity is told in; companies have the labels of the company register. */
const WORDS: Record<EntityKind, keyof typeof registerFactSectionsHu.ofKind | null> = {
  company: null,
  selfemployed: 'individual',
  taxentity: 'individual',
  nonprofit: 'organisation',
  budgetary: 'organisation',
  educational: 'organisation',
  foreign: 'foreign',
}

/** The kind of an entity, by its id; a company where the id does not tell. */
export function kindOf(companyId: string): EntityKind {
  return parseReportId(companyId)?.kind ?? 'company'
}

function hasOwnWord(key: string): key is keyof typeof OWN_WORDS {
  return Object.hasOwn(OWN_WORDS, key)
}

/** The title of a section of the register, in words that fit the kind of entity. */
export function sectionTitle(locale: Locale, section: FactSection, kind: EntityKind): string {
  const t = getTranslator(locale, 'register/fact-sections')
  const words = WORDS[kind]
  return words !== null && hasOwnWord(section) ? t(`ofKind.${words}.${section}`) : t(`titles.${section}`)
}

/** The title of those who hold a company: shareholders of a company limited by shares, the founder of a branch. */
export function membersTitle(locale: Locale, { legalForm, legalFormCode }: NamedForm): string {
  const t = getTranslator(locale, 'register/fact-sections')
  const term = findMemberTerm({ code: legalFormCode, name: legalForm })
  return term === 'members' ? t('titles.member') : t(`membersOfForm.${term}`)
}
type NamedForm = { legalForm: string | null; legalFormCode: string | null }

/** The label of a field, likewise. */
export function fieldLabel(locale: Locale, field: FactField, kind: EntityKind): string {
  const t = getTranslator(locale, 'register/fact-sections')
  const words = WORDS[kind]
  return words !== null && hasOwnWord(field) ? t(`ofKind.${words}.${field}`) : t(`fields.${field}`)
}
