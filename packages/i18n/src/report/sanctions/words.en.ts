import type { Texts } from '../../texts.ts'
import type { reportSanctionsWordsHu } from './words.hu.ts'

export const reportSanctionsWordsEn: Texts<typeof reportSanctionsWordsHu> = {
  title: 'Sanctions screening',
}
