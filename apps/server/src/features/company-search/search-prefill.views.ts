import { CompanyQuery } from '@merleg/contract/company-search-query'
import type { ActivityNode, SearchPrefill } from '@merleg/contract/company-search.contract'
import type { DbOrTx } from '@merleg/db/connect'
import { COMPANY_STATUSES } from '@merleg/domain/company-status'
import { type InfoType, listInfoGroups } from '@merleg/domain/company-info/info-groups'
import { OWNER_KINDS, type SearchVariant } from '@merleg/domain/company-search/criteria'
import { LEGAL_FORMS, type LegalForm } from '@merleg/domain/legal-forms'
import type { Locale } from '@merleg/domain/locale'
import { ACTIVITIES, formatActivityCode } from '@merleg/domain/reference/activities'
import { COUNTIES, REGIONS } from '@merleg/domain/reference/counties'
import { listLaterClasses } from '@merleg/domain/reference/later-activities'
import { getTranslator } from '@merleg/i18n/translator'
import { listLegalFormsInUse } from './legal-forms-in-use.repository.ts'

type StaticPrefill = Omit<SearchPrefill, 'types'>

/** What does not come from the register is the same for everybody who reads a language. */
const remembered = new Map<Locale, StaticPrefill>()

/** What can be chosen in the form of a variant, in the words of the caller. */
export async function getSearchPrefill(
  db: DbOrTx,
  { variant, locale }: { variant: SearchVariant; locale: Locale },
): Promise<SearchPrefill> {
  const known = remembered.get(locale) ?? buildStaticPrefill(locale)
  remembered.set(locale, known)
  const inUse = new Set(await listLegalFormsInUse(db))
  return {
    ...known,
    types: LEGAL_FORMS.filter(({ key }) => inUse.has(key)).map((form) => ({
      id: form.key,
      value: nameLegalForm(form, locale),
    })),
    activities: variant === 'marketing' ? known.activities : [],
  }
}

/** With what an empty form begins (spec part 1 §4 "Search page"). */
export function defaultQuery(variant: SearchVariant): CompanyQuery {
  return CompanyQuery.parse(
    variant === 'marketing'
      ? { onlyValid: true, companyDetails: { addressType: ['Headquarter'] } }
      : { companyDetails: { addressType: ['Headquarter', 'Branch', 'Site'], memberType: ['Signer', 'Member'] } },
  )
}

/** In full, and as people call it: `Korlátolt felelősségű társaság (Kft.)`. */
export function nameLegalForm({ name, shortName }: LegalForm, locale: Locale): string {
  const full = name[locale]
  // Names of foreign forms end with it where the reader's language has no word of its own.
  const isTold = shortName === null || shortName === full || full.endsWith(`(${shortName})`)
  return isTold ? full : `${full} (${shortName})`
}

function buildStaticPrefill(locale: Locale): StaticPrefill {
  const words = getTranslator(locale, 'company-search/words')
  const statuses = getTranslator(locale, 'register/company-status')
  return {
    statuses: COMPANY_STATUSES.map((id) => ({ id, value: statuses(id) })),
    counties: COUNTIES.map(({ code, nameHu }) => ({ id: code, value: nameHu })),
    regions: REGIONS.map(({ code, name }) => ({ id: code, value: name[locale] })),
    ownerKinds: OWNER_KINDS.map((id) => ({ id, value: words(`ownerKinds.${id}`) })),
    negativeInfoTypes: listInfoTypes('negative', locale),
    positiveInfoTypes: listInfoTypes('positive', locale),
    activities: buildActivityTree(locale),
  }
}

function listInfoTypes(type: InfoType, locale: Locale): SearchPrefill['negativeInfoTypes'] {
  const t = getTranslator(locale, 'report/info/answers')
  return listInfoGroups(type).map((id) => ({ id, value: t(`groups.${id}.title`) }))
}

/** Sections, divisions, groups and classes; each stands after what it belongs to. */
function buildActivityTree(locale: Locale): ActivityNode[] {
  const roots: ActivityNode[] = []
  const nodes = new Map<string, ActivityNode>()
  for (const { code, parentCode, title, level } of ACTIVITIES) {
    const later = level === 4 ? listLaterClasses(code).map(formatActivityCode) : []
    const node = { key: code, code: formatActivityCode(code), title: title[locale], later, children: [] }
    nodes.set(code, node)
    const siblings = parentCode === null ? roots : nodes.get(parentCode)?.children
    siblings?.push(node)
  }
  return roots
}
