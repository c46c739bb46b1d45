import type { secondFactorAnswersHu } from './answers.hu.ts'
import type { Texts } from '../texts.ts'

export const secondFactorAnswersEn: Texts<typeof secondFactorAnswersHu> = {
  confirmed: 'Thank you, that holds for five minutes.',
  appSet: 'The authenticator app is set up. You have been signed out on your other devices.',
  appRemoved: 'The authenticator app has been removed.',
  codesMade: 'New recovery codes have been made; the former ones no longer work.',
}
