import type { oidcAnswersHu } from './answers.hu.ts'
import type { Texts } from '../texts.ts'

export const oidcAnswersDe: Texts<typeof oidcAnswersHu> = {
  linked: 'Das Konto ist verknüpft. Sie können sich ab jetzt damit anmelden.',
  unlinked: 'Das Konto ist nicht mehr verknüpft.',
}
