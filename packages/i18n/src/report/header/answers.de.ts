import type { Texts } from '../../texts.ts'
import type { reportHeaderAnswersHu } from './answers.hu.ts'

export const reportHeaderAnswersDe: Texts<typeof reportHeaderAnswersHu> = {
  kinds: {
    company: 'Gesellschaft',
    selfemployed: 'Einzelunternehmer',
    nonprofit: 'Non-Profit-Organisation',
    budgetary: 'Öffentliche Einrichtung',
    educational: 'Bildungseinrichtung',
    taxentity: 'Steuerpflichtiger',
    foreign: 'Ausländisches Unternehmen',
  },
  statusOn: '{{status}} (Stand {{date}})',
  statusUndated: '{{status}} (laut zuletzt eingelesenen Quellen)',
  statusColumn: 'Status (laut zuletzt eingelesenen Quellen)',
  madeUp: 'ERFUNDENE DEMODATEN – dieses Unternehmen gibt es nicht',
}
