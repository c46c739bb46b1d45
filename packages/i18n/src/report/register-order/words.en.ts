import type { Texts } from '../../texts.ts'
import type { reportRegisterOrderWordsHu } from './words.hu.ts'

export const reportRegisterOrderWordsEn: Texts<typeof reportRegisterOrderWordsHu> = {
  title: 'Order official register data',
}
