import type { ControlNature } from './control-natures.ts'

type Read = Pick<ControlNature, 'kind' | 'directness'>

/** How the Estonian register words the manner of control, and what it means; no figure is told. */
const MANNERS: readonly (readonly [text: string, read: Read])[] = [
  ['otsene osalus', { kind: 'shares', directness: 'direct' }],
  ['kaudne osalus', { kind: 'shares', directness: 'indirect' }],
  ['muu kontrolli viis', { kind: 'other', directness: null }],
]
/** The codes of which the words are known. */
const CODES: readonly (readonly [code: string, text: string])[] = [
  ['O', 'otsene osalus'],
  ['K', 'kaudne osalus'],
]

const mannerByText = new Map(MANNERS)
const textByCode = new Map(CODES)

/** Reads a manner of control by its words, or by its code where it has none; null where neither is told. */
export function readEstonianControl({ code, text }: { code: string; text: string }): ControlNature | null {
  const words = text === '' ? (textByCode.get(code) ?? '') : text
  const original = text === '' ? code : text
  if (original === '') return null
  const read: Read = mannerByText.get(words.toLowerCase()) ?? { kind: 'other', directness: null }
  return { ...read, holder: null, min: null, max: null, code: original }
}
