import { SECTION_NOUNS, sectionOf, type SectionNoun } from '../packages/contract/src/report/report-sections.ts'
import { type GeneratedFile, generatedFile, toCamelCase } from './generated-file.ts'

const SOURCE = 'the table of sections in packages/contract'

/** The files that import what each section of the table brings along: its call, its route in the web, its part of the server. */
export function renderSectionLists(nouns: readonly SectionNoun[] = SECTION_NOUNS): GeneratedFile[] {
  return [renderEndpoints(nouns), renderRoutes(nouns), renderServerSections(nouns)]
}

/** Each call is asked for by itself: the frame of the report knows all sections and needs the schemas of none. */
function renderEndpoints(nouns: readonly SectionNoun[]): GeneratedFile {
  return generatedFile(
    'packages/contract/src/report/section-endpoints.generated.ts',
    SOURCE,
    `import type { SectionNoun, SectionEndpoint } from './report-sections.ts'`,
    '',
    '/** The call that the page of each section opens with. */',
    'export const SECTION_ENDPOINTS = {',
    ...nouns.map((noun) => {
      const { folder, endpoint } = sectionOf(noun)
      return `  '${noun}': async () => (await import('./${folder ?? noun}.contract.ts')).${endpoint},`
    }),
    '} as const satisfies { [Noun in SectionNoun]: () => Promise<SectionEndpoint<Noun>> }',
  )
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
