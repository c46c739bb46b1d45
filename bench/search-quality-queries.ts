import { splitLegalForm } from '@merleg/domain/legal-form-split'
import { foldName } from '@merleg/domain/name-folding'
import type { Random } from './typed-queries.ts'

const LETTERS = Array.from('abcdefghijklmnopqrstuvwxyz')

/** The name as somebody writes it who knows neither its legal form nor its accents. */
export function writeWithoutForm(name: string): string {
  return foldName(splitLegalForm(name).core)
}

/** The name with one letter or digit replaced, dropped, or swapped with its neighbour, anywhere. */
export function mistype(random: Random, name: string): string {
  const letters = Array.from(name.toLowerCase())
  const places = letters.flatMap((letter, place) => (/[\p{L}\p{N}]/u.test(letter) ? [place] : []))
  const place = places[Math.floor(random() * places.length)]
  if (place === undefined) return name
  const kind = Math.floor(random() * 3)
  const [letter = '', next = ''] = [letters[place], letters[place + 1]]
  if (kind === 0) letters.splice(place, 1)
  if (kind === 1) letters.splice(place, 1, pickOther(random, letter))
  if (kind === 2) letters.splice(place, 2, next, letter)
  return letters.join('')
}

function pickOther(random: Random, letter: string): string {
  const others = LETTERS.filter((other) => other !== letter)
  return others[Math.floor(random() * others.length)] ?? letter
}
