import { splitLegalForm } from '../legal-form-split.ts'
import { foldedWords } from '../name-folding.ts'

/** Words that half of all company names have: two names that agree in these alone are not alike. */
const GENERIC_WORDS: ReadonlySet<string> = new Set(
  (
    'kereskedelmi szolgaltato szolgaltatasi termelo gyarto ipari epito epitoipari fuvarozo szallito szallitasi ' +
    'ingatlan ingatlanforgalmazo ingatlanhasznosito vagyonkezelo befekteto tanacsado oktato vendeglato ' +
    'mezogazdasagi agrar informatikai muszaki mernoki tervezo felulvizsgalo logisztikai holding invest group trade ' +
    'trading consulting service services solutions company international hungary magyarorszag magyar hungaria ' +
    'budapest pest europa euro plusz plus new uj '
  )
    .trim()
    .split(/\s+/),
)
const LEAST_LETTERS = 4

/**
 * Do two company names have a word of their own in common? Legal form, what the company does and place names are in too
 * many names to tell anything.
 */
export function haveSimilarNames(one: string, other: string): boolean {
  const words = new Set(listOwnWords(one))
  return listOwnWords(other).some((word) => words.has(word))
}

function listOwnWords(name: string): string[] {
  return foldedWords(splitLegalForm(name).core).filter(
    (word) => word.length >= LEAST_LETTERS && !GENERIC_WORDS.has(word) && !/^\d+$/.test(word),
  )
}
