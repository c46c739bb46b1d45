import type { Texts } from '../texts.ts'
import type { apiKeysAnswersHu } from './answers.hu.ts'

export const apiKeysAnswersDe: Texts<typeof apiKeysAnswersHu> = {
  added: 'Der Schlüssel ist fertig. Er wird nur jetzt angezeigt.',
  revoked: 'Der Schlüssel wurde widerrufen; damit werden keine Aufrufe mehr angenommen.',
}
