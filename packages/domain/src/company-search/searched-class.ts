import { ACTIVITIES } from '../reference/activities.ts'
import { LATER_MARK, markLaterClass, withLaterClasses } from '../reference/later-activities.ts'
import { findSectorClass } from '../sectors.ts'

type ToldActivity = { scheme: string; code: string }

/**
 * The class by which an activity is searched for: of NACE Rev. 2 (`4120`), or of Rev. 2.1 (`4711'25`), which is found by each
 * class of Rev. 2 that it came from. Null where it is neither. Of Rev. 2.1 it is no sector (`findSectorClass`): of several
 * that it may be, no one is the company's.
 */
export function findSearchedClass(activity: ToldActivity): string | null {
  return activity.scheme === 'NACE21' ? markLaterClass(activity.code) : findSectorClass(activity)
}

/** A searched class with its scheme; the code without a mark. */
export function readSearchedClass(searched: string): { scheme: 'NACE2' | 'NACE21'; code: string } {
  return searched.endsWith(LATER_MARK)
    ? { scheme: 'NACE21', code: searched.slice(0, -LATER_MARK.length) }
    : { scheme: 'NACE2', code: searched }
}

/** The searched classes of divisions (two digits of NACE Rev. 2): of Rev. 2.1 those with content of one of them. */
export function listClassesOfDivisions(divisions: readonly string[]): readonly string[] {
  const classes = ACTIVITIES.filter(({ code, level }) => level === 4 && divisions.includes(code.slice(0, 2)))
  return withLaterClasses(classes.map(({ code }) => code))
}
