import type { passkeysAnswersHu } from './answers.hu.ts'
import type { Texts } from '../texts.ts'

export const passkeysAnswersEn: Texts<typeof passkeysAnswersHu> = {
  added: 'Added: {{name}}. You can sign in with it without a password from now on.',
  renamed: 'The new name has been saved.',
  removed: 'Deleted: {{name}}. It can no longer be used to sign in.',
}
