import { joinCells, NAME_COLUMNS } from './uk-cells.ts'
import type { UkRow } from './uk-entry.ts'

/** The header of the Consolidated List of the Office of Financial Sanctions Implementation, until its end in 2026. */
export const CON_LIST_COLUMNS = [
  'Name 6',
  'Name 1',
  'Name 2',
  'Name 3',
  'Name 4',
  'Name 5',
  'Title',
  'Name Non-Latin Script',
  'Non-Latin Script Type',
  'Non-Latin Script Language',
  'DOB',
  'Town of Birth',
  'Country of Birth',
  'Nationality',
  'Passport Number',
  'Passport Details',
  'National Identification Number',
  'National Identification Details',
  'Position',
  'Address 1',
  'Address 2',
  'Address 3',
  'Address 4',
  'Address 5',
  'Address 6',
  'Post/Zip Code',
  'Country',
  'Other Information',
  'Group Type',
  'Alias Type',
  'Alias Quality',
  'Regime',
  'Listed On',
  'UK Sanctions List Date Designated',
  'Last Updated',
  'Group ID',
] as const
type Column = (typeof CON_LIST_COLUMNS)[number]

const ADDRESS = [
  'Address 1',
  'Address 2',
  'Address 3',
  'Address 4',
  'Address 5',
  'Address 6',
  'Post/Zip Code',
  'Country',
] as const

/** `(UK Sanctions List Ref):SYR0306 (UK Statement of Reasons):… (Business Reg No):…` within one cell. */
const LABEL = /\(([A-Z][^():]{2,60})\):/g
const REFERENCE = /^[A-Z]{3}\d{4}/

/** Where the cell tells it under a label; each ends where the next begins. */
function readLabelled(text: string): (label: RegExp) => string[] {
  const labels = [...text.matchAll(LABEL)]
  const parts = labels.map((match, at) => ({
    label: match[1] ?? '',
    text: text.slice(match.index + match[0].length, labels[at + 1]?.index).trim(),
  }))
  return (label) => parts.flatMap((part) => (label.test(part.label) ? part.text : []))
}

/**
 * A row of the older list: one name of an entry. The list of today knows the entry by the reference that stands among the
 * other information, so that who goes over from one to the other has the same entries; without it the group counts.
 */
export function readConListRow(cell: (column: Column) => string): UkRow {
  const labelled = readLabelled(cell('Other Information'))
  const [reference] = REFERENCE.exec(labelled(/^UK Sanctions List Ref$/)[0] ?? '') ?? []
  const group = cell('Group ID')
  const id = reference ?? (group === '' ? '' : `OFSI ${group}`)
  return {
    id,
    kind: cell('Group Type'),
    part: {
      names: [{ text: joinCells(cell, NAME_COLUMNS, ' '), type: cell('Alias Type'), strength: cell('Alias Quality') }],
      nonLatinNames: [cell('Name Non-Latin Script')],
      regimes: [cell('Regime')],
      measures: [],
      designatedOn: cell('UK Sanctions List Date Designated') || cell('Listed On') || null,
      reasons: [cell('Other Information')],
      addresses: [{ text: joinCells(cell, ADDRESS, ', '), country: cell('Country') }],
      births: [cell('DOB')],
      birthPlaces: [joinCells(cell, ['Town of Birth', 'Country of Birth'], ', ')],
      nationalities: [cell('Nationality')],
      positions: [cell('Position')],
      genders: labelled(/^Gender$/),
      entityTypes: [],
      businessNumbers: labelled(/^Business Reg/),
      identityNumbers: [
        { value: cell('National Identification Number'), remark: cell('National Identification Details') },
      ],
      passports: [{ value: cell('Passport Number'), remark: cell('Passport Details') }],
      imoNumbers: labelled(/^IMO number$/i),
    },
  }
}
