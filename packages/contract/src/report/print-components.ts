import { PRINT_NOUNS, type PrintNoun, REPORT_SECTIONS } from './report-sections.ts'

/** What a section is called in `components`, in answers and in saved settings. */
export type PrintComponent = (typeof REPORT_SECTIONS)[PrintNoun]['flag']

/** The words of `components`, in printed order. */
export const PRINT_COMPONENTS: readonly PrintComponent[] = PRINT_NOUNS.map((noun) => REPORT_SECTIONS[noun].flag)

/** The sections that words of `components` name, in printed order. */
export function readComponents(words: readonly string[]): PrintNoun[] {
  return PRINT_NOUNS.filter((noun) => words.includes(REPORT_SECTIONS[noun].flag))
}

/** The counterpart. */
export function writeComponents(nouns: readonly PrintNoun[]): PrintComponent[] {
  return nouns.map((noun) => REPORT_SECTIONS[noun].flag)
}
