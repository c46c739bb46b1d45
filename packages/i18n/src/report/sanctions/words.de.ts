import type { Texts } from '../../texts.ts'
import type { reportSanctionsWordsHu } from './words.hu.ts'

export const reportSanctionsWordsDe: Texts<typeof reportSanctionsWordsHu> = {
  title: 'Sanktionsprüfung',
  grades: {
    identifier: 'Kennung stimmt überein',
    strong: 'Starke Namensübereinstimmung',
    probable: 'Wahrscheinliche Namensübereinstimmung',
    possible: 'Mögliche Namensübereinstimmung',
  },
}
