import { foldName } from '@merleg/domain/name-folding'
import type { LegalForm } from '@merleg/domain/legal-forms'
import { SHARES } from './rates.ts'
import type { Rng } from './rng.ts'
import type { Activity } from './sectors.ts'
import {
  FOREIGN_STEMS,
  FOREIGN_WORDS,
  NAME_ADDITIONS,
  NAME_ENDS,
  NAME_MIDDLES,
  NAME_STARTS,
  type ForeignHome,
} from './word-lists.ts'

export type CompanyName = { core: string; name: string; shortName: string | null }

/** An invented word such as "Bodzávár". */
export function drawRoot(rng: Rng): string {
  return rng.pick(NAME_STARTS) + (rng.chance(0.3) ? rng.pick(NAME_MIDDLES) : '') + rng.pick(NAME_ENDS)
}

/** An invented name: a root, sometimes with a second word. */
function drawCore(rng: Rng): string {
  const core = drawRoot(rng)
  return rng.chance(0.28) ? `${core} ${rng.pick(NAME_ADDITIONS)}` : core
}

/** Forms named by what they are, not by an abbreviation at the end. */
const SPELLED_FORMS = new Map<string, string>([
  ['ugyvedi-iroda', 'Ügyvédi Iroda'],
  ['vegrehajtoi-iroda', 'Végrehajtói Iroda'],
  ['kozjegyzoi-iroda', 'Közjegyzői Iroda'],
  ['szovetkezet', 'Szövetkezet'],
  ['szocialis-szovetkezet', 'Szociális Szövetkezet'],
  ['lakasszovetkezet', 'Lakásszövetkezet'],
  ['iskolaszovetkezet', 'Iskolaszövetkezet'],
  ['egyesules', 'Egyesülés'],
])
const OFFICES = new Set(['ugyvedi-iroda', 'vegrehajtoi-iroda', 'kozjegyzoi-iroda'])

/** Title case, as names of forms stand in names of companies. */
function capitalise(text: string): string {
  return text.replace(/(^|\s)\p{Ll}/gu, (start) => start.toUpperCase())
}

/** `founder` names the first person, whose surname offices and some partnerships bear. */
export function drawCompanyName(
  rng: Rng,
  { form, activity, founder }: { form: LegalForm; activity: Activity; founder: () => string },
): CompanyName {
  const spelled = SPELLED_FORMS.get(form.key)
  const drawSurname = (): string => founder().split(' ')[0] ?? ''
  if (OFFICES.has(form.key)) {
    const surname = drawSurname()
    const bearer = rng.chance(0.5) ? `Dr. ${founder()}` : surname
    return { core: surname, name: `${bearer} ${spelled ?? ''}`, shortName: null }
  }
  const core = form.key === 'bt' && rng.chance(0.2) ? `${drawSurname()} és Társa` : drawCore(rng)
  const word = rng.pick(activity.words)
  if (spelled !== undefined) {
    const middle = form.key === 'szovetkezet' || form.key === 'egyesules' ? `${word} ` : ''
    return { core, name: `${core} ${middle}${spelled}`, shortName: null }
  }
  const abbreviation = form.shortName ?? form.name.hu
  const described = rng.chance(0.35) && !word.includes('Szolgáltató') ? `${word} és Szolgáltató` : word
  const ending = rng.chance(SHARES.longName) ? capitalise(form.name.hu) : abbreviation
  return { core, name: `${core} ${described} ${ending}`, shortName: `${core} ${abbreviation}` }
}

/** A company abroad; none of these exists in the made-up register. */
export function drawForeignName(rng: Rng, home: ForeignHome): string {
  return `${rng.pick(FOREIGN_STEMS)} ${rng.pick(FOREIGN_WORDS)} ${home.form}`
}

/** A domain that nobody can register (RFC 2606). */
export function domainOf(core: string): string {
  return `${foldName(core).replaceAll(' ', '')}.example`
}
