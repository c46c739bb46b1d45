import type { authAnswersHu } from './answers.hu.ts'
import type { Texts } from '../texts.ts'

export const authAnswersEn: Texts<typeof authAnswersHu> = {
  loggedOut: 'You have signed out.',
  recoveryMailed:
    'If there is an account with this e-mail address, we have sent a link for setting a new password to it.',
  passwordReset: 'Your new password has been saved. Please sign in with it.',
  profileSaved: 'Your details have been saved.',
  passwordChanged: 'Your details and new password have been saved. You have been signed out on your other devices.',
  settingsSaved: 'Your settings have been saved.',
}
