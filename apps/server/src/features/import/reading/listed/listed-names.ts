import type { DesignationKind, Designation, ListedNameQuality } from '../../../sanctions/designation.ts'
import { isCountry } from './listed-countries.ts'
import { normaliseSpaces } from '../cell-values.ts'

type NameCells = { kind: DesignationKind; name: string; aliases: string; weakAliases: string; previousNames: string }

const ALSO_KNOWN =
  /\b(?:a\.?\s?k\.?\s?a\.?|f\.?k\.?a\.?|n\.?k\.?a\.?|also known as|formerly known as|known as|formerly|alias(?:es)?)(?=[\s:,])[\s:]*/giu
/** Remarks of the list about a name. */
const REMARK =
  /\b(?:as )?(?:previously|formerly) listed(?: as)?\b\.?|\b(?:in )?(?:russian|arabic|ukrainian|belarusian|pashto|dari)(?: spelling| script)?:|\bin arabic\b|\((?:russian|arabic)\)/giu
const LETTER = /\p{L}/u
const MAX_LENGTH = 300

/** Every name an entry gives, each once, the main one first: aliases, other scripts, what stands in brackets. */
export function readNames(cells: NameCells): Designation['names'] {
  const named: readonly (readonly [string, ListedNameQuality])[] = [
    ...splitNames(cells.name, cells.kind).map((name, index) => [name, index === 0 ? 'name' : 'alias'] as const),
    ...splitNames(cells.aliases, cells.kind).map((name) => [name, 'alias'] as const),
    ...splitNames(cells.previousNames, cells.kind).map((name) => [name, 'previous-name'] as const),
    ...splitNames(cells.weakAliases, cells.kind).map((name) => [name, 'weak-alias'] as const),
  ]
  const seen = new Set<string>()
  return named.flatMap(([name, quality]) => {
    const key = name.toLowerCase()
    if (seen.has(key)) return []
    seen.add(key)
    return [{ name, quality }]
  })
}

function splitNames(cell: string, kind: DesignationKind): string[] {
  return cell
    .split(/[;\n•]|\s\/\s/u)
    .flatMap(takeBrackets)
    .flatMap((part) => part.split(ALSO_KNOWN))
    .flatMap((part) => (kind === 'person' ? splitPersons(part) : [part]))
    .map(tidy)
    .filter((name) => LETTER.test(name) && name.length <= MAX_LENGTH && !isCountry(name))
}

/** `КРЭТ` of `АО Концерн (КРЭТ)`: what stands in brackets is another name, unless it is a remark. */
function takeBrackets(text: string): string[] {
  const inside = [...text.matchAll(/\(([^()]*)\)/gu)].flatMap(([, part = '']) => part.split(','))
  return [text.replaceAll(/\([^()]*\)/gu, ' '), ...inside.map((part) => part.replaceAll(REMARK, ' '))]
}

/** Persons: one name per script, and `A SAKR, B SAQER` are two; `SAKR, Fady` is one. */
function splitPersons(text: string): string[] {
  const parts = text.split(/,\s/u)
  const areNames = parts.length > 1 && parts.every((part) => part.trim().split(/\s+/u).length > 1)
  return (areNames ? parts : [text]).flatMap(splitScripts)
}

function splitScripts(text: string): string[] {
  const latin = text.replaceAll(/[^\p{Script=Latin}\p{Script=Common}\p{M}]+/gu, ' ')
  const other = text.replaceAll(/\p{Script=Latin}+/gu, ' ')
  const hasBoth = /\p{Script=Latin}{3}/u.test(latin) && /[^\p{Script=Latin}\p{Script=Common}\p{M}]{3}/u.test(other)
  return hasBoth ? [latin, other] : [text]
}

const QUOTES = new Set('‘’“”«»"\'„')

/** Without remarks, stray marks at the ends and quotes that do not belong to a word inside. */
function tidy(text: string): string {
  let name = normaliseSpaces(text.replaceAll(REMARK, ' ').replaceAll('\u00AD', ''))
  for (;;) {
    const before = name
    name = name.replace(/^[\s,.:;–—-]+|[\s,:;–—-]+$/gu, '')
    if (QUOTES.has(name[0] ?? '') && QUOTES.has(name.at(-1) ?? '')) name = name.slice(1, -1)
    if (name === before) return name
  }
}
