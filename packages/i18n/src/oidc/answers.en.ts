import type { oidcAnswersHu } from './answers.hu.ts'
import type { Texts } from '../texts.ts'

export const oidcAnswersEn: Texts<typeof oidcAnswersHu> = {
  linked: 'The account is linked. You can sign in with it from now on.',
  unlinked: 'The account is no longer linked.',
}
