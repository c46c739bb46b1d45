import { formatDate } from '../format/date.ts'
import { LOCALES } from '../locale.ts'
import { foldName } from '../name-folding.ts'

/** What an entry of a register tells of a person; `birthDate` YYYY-MM-DD. */
export type ToldPerson = {
  readonly name: string | null
  readonly address: string | null
  readonly motherName: string | null
  readonly birthDate: string | null
}

/** Does a text name the person, or tell one of his details, however it is spelt and in whatever language the day is? */
export function mentionsPerson(text: string, { name, address, motherName, birthDate }: ToldPerson): boolean {
  const folded = foldName(text)
  const days = birthDate === null ? [] : [birthDate, ...LOCALES.map((locale) => formatDate(locale, birthDate))]
  return [name, address, motherName, ...days].some((told) => {
    const detail = foldName(told ?? '')
    return detail !== '' && folded.includes(detail)
  })
}
