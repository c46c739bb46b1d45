import type { Texts } from '../texts.ts'
import type { apiKeysAnswersHu } from './answers.hu.ts'

export const apiKeysAnswersEn: Texts<typeof apiKeysAnswersHu> = {
  added: 'The key is ready. It is shown only now.',
  revoked: 'The key has been revoked; no more calls are taken with it.',
}
