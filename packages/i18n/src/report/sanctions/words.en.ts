import type { Texts } from '../../texts.ts'
import type { reportSanctionsWordsHu } from './words.hu.ts'

export const reportSanctionsWordsEn: Texts<typeof reportSanctionsWordsHu> = {
  title: 'Sanctions screening',
  grades: {
    identifier: 'Identifier matches',
    strong: 'Strong name match',
    probable: 'Probable name match',
    possible: 'Possible name match',
  },
}
