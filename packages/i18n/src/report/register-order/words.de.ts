import type { Texts } from '../../texts.ts'
import type { reportRegisterOrderWordsHu } from './words.hu.ts'

export const reportRegisterOrderWordsDe: Texts<typeof reportRegisterOrderWordsHu> = {
  title: 'Amtliche Registerdaten bestellen',
}
