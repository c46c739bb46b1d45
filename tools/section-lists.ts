import { SECTION_NOUNS, sectionOf, type SectionNoun } from '../packages/contract/src/report/report-sections.ts'
import { type GeneratedFile, generatedFile, toCamelCase } from './generated-file.ts'

const SOURCE = 'the table of sections in packages/contract'

/** The files that import what each section of the table brings along: its route in the web, its part of the server. */
export function renderSectionLists(nouns: readonly SectionNoun[] = SECTION_NOUNS): GeneratedFile[] {
  return [renderRoutes(nouns), renderServerSections(nouns)]
}

function renderRoutes(nouns: readonly SectionNoun[]): GeneratedFile {
  return generatedFile(
    'apps/web/src/app/section-routes.generated.ts',
    SOURCE,
    ...nouns.map((noun) => `import { ${toCamelCase(noun)}Route } from '../features/report/${file(noun)}.route.ts'`),
    '',
    'export const sectionRoutes = [',
    ...nouns.map((noun) => `  ${toCamelCase(noun)}Route,`),
    '] as const',
  )
}

function renderServerSections(nouns: readonly SectionNoun[]): GeneratedFile {
  return generatedFile(
    'apps/server/src/features/report/sections/sections.generated.ts',
    SOURCE,
    `import type { SectionNoun } from '@merleg/contract/report/report-sections'`,
    `import type { ReportSection } from '../report-section.ts'`,
    ...nouns.map((noun) => `import { ${toCamelCase(noun)}Section } from '../${file(noun)}.section.ts'`),
    '',
    'export const SECTIONS = {',
    ...nouns.map((noun) => `  '${noun}': ${toCamelCase(noun)}Section,`),
    '} as const satisfies { [Noun in SectionNoun]: ReportSection<Noun> }',
  )
}

function file(noun: SectionNoun): string {
  return `${sectionOf(noun).folder ?? noun}/${noun}`
}
