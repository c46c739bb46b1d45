import type { Texts } from '../texts.ts'
import type { administrationAnswersHu } from './answers.hu.ts'

export const administrationAnswersDe: Texts<typeof administrationAnswersHu> = {
  roleChanged: 'Die Rolle wurde geändert.',
  claimsChanged: 'Die Module des Benutzers wurden geändert.',
  disabled: 'Der Benutzer wurde gesperrt und überall abgemeldet.',
  enabled: 'Der Benutzer kann sich wieder anmelden.',
  closed: 'Das Konto wurde geschlossen.',
  closing: 'Das Konto wird am {{date}} geschlossen.',
  kept: 'Das Konto bleibt bestehen.',
  secondFactorReset: 'Die zweiten Faktoren des Benutzers wurden entfernt, alle Sitzungen beendet.',
  invited: 'Die Einladung geht an {{email}}',
  sentAgain: 'Eine neue Einladung ist unterwegs; der frühere Link gilt nicht mehr.',
  invitationRevoked: 'Die Einladung wurde zurückgezogen; ihr Link gilt nicht mehr.',
}
