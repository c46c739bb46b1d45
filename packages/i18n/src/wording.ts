import { hungarianArticle } from '@merleg/domain/format/hungarian-article'
import type { i18n, PostProcessorModule } from 'i18next'

/** A sentence that ends with an abbreviation ends with its full stop: `Teszt Kft.`, not `Teszt Kft..`; an ellipsis stays. */
export function endOnce(text: string): string {
  return text.replace(/(?<!\.)\.\.(?=$|[\s”“"’»)\]])/g, '.')
}

const FULL_STOP = { type: 'postProcessor', name: 'full-stop', process: endOnce } satisfies PostProcessorModule

/** What texts need besides their words, in every process that says them: to be given to `init`, after `prepareWording`. */
export const WORDING = { postProcess: FULL_STOP.name }

/** One full stop at the end of a sentence, whatever was put in before it. */
export function prepareWording(instance: i18n): i18n {
  return instance.use(FULL_STOP)
}

/** Hungarian articles by what they stand before: `{{line, article}} „{{line}}” sor`; `capitalArticle` begins a sentence. */
export function addArticles({ services }: i18n): void {
  services.formatter?.add('article', (value: unknown) => hungarianArticle(String(value)))
  services.formatter?.add('capitalArticle', (value: unknown) => (hungarianArticle(String(value)) === 'az' ? 'Az' : 'A'))
}
