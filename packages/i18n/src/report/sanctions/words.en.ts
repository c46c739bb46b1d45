import type { Texts } from '../../texts.ts'
import type { reportSanctionsWordsHu } from './words.hu.ts'

export const reportSanctionsWordsEn: Texts<typeof reportSanctionsWordsHu> = {
  title: 'Sanctions screening',
  grades: {
    identifier: 'Identifier matches',
    strong: 'Strong match of names',
    probable: 'Probable match of names',
    possible: 'Possible match of names',
  },
}
