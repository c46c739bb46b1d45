import { SECTION_NOUNS, type SectionNoun } from '@merleg/contract/report/report-sections'
import { useTranslation } from 'react-i18next'

const NAMESPACES = SECTION_NOUNS.map((noun) => `report/${noun}/words` as const)

/** Names of the sections, each from the section's own texts. */
export function useSectionTitle(): (noun: SectionNoun) => string {
  const { t } = useTranslation(NAMESPACES)
  return (noun) => t(`report/${noun}/words:title`)
}
