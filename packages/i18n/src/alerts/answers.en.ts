import type { Texts } from '../texts.ts'
import type { alertsAnswersHu } from './answers.hu.ts'

export const alertsAnswersEn: Texts<typeof alertsAnswersHu> = {
  taken_one: 'Done: {{count}} alert.',
  taken_other: 'Done: {{count}} alerts.',
  takenPartly_one: 'Of {{total}} alerts {{count}} has changed, the others have not.',
  takenPartly_other: 'Of {{total}} alerts {{count}} have changed, the others have not.',
  noneTaken: 'No alert has changed.',
  fourEyesOn: 'From now on closing an alert takes two different colleagues.',
  fourEyesOff: 'From now on one colleague can close an alert.',
  basis:
    'These sources may tell of the watched companies, read as of: {{sources}}. We cannot alert you to anything that has not appeared there.',
  basisUnknown: 'No source has been read yet: nothing is known of the watched companies.',
  moreSources: '{{sources}}; and {{number}} more sources',
}
