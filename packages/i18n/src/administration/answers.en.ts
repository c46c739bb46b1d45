import type { Texts } from '../texts.ts'
import type { administrationAnswersHu } from './answers.hu.ts'

export const administrationAnswersEn: Texts<typeof administrationAnswersHu> = {
  roleChanged: 'The role has been changed.',
  claimsChanged: 'The modules of the user have been changed.',
  disabled: 'The user has been disabled and signed out everywhere.',
  enabled: 'The user can sign in again.',
  closed: 'The account was closed.',
  closing: 'The account will be closed on {{date}}.',
  kept: 'The account stays.',
  secondFactorReset: 'The second factors of the user were removed, and all sessions ended.',
  invited: 'The invitation is on its way to {{email}}',
  sentAgain: 'Another invitation is on its way; the link before works no more.',
  invitationRevoked: 'The invitation has been taken back; its link works no more.',
}
