import type { Texts } from '../../texts.ts'
import type { reportChangesAnswersHu } from './answers.hu.ts'

export const reportChangesAnswersEn: Texts<typeof reportChangesAnswersHu> = {
  statements: 'Accounts',
  validity: 'Validity',
  nothingLearnt: {
    title: 'Nothing new came to our knowledge',
    text: 'Between the two days none of our sources reported anything new about the company. Sources: {{sources}}.',
  },
  nothingRead: {
    title: 'We had no source on this company then',
    before: 'Of this company we had read no source before {{date}}.',
    until: 'Up to the end of {{date}} none of the sources we had read told anything about this company.',
  },
  sheet: {
    title: 'Changes',
    fileName: 'changes',
    world: 'Changes between {{from}} and {{to}}',
    knowledge: 'What came to our knowledge between {{from}} and {{to}}',
    knownAt: 'As known on {{date}}',
    columns: {
      section: 'Section',
      kind: 'Change',
      field: 'Field',
      before: 'Before',
      after: 'After',
      day: 'Since',
      validity: 'Validity',
      source: 'Source',
      known: 'Known to us since',
    },
  },
}
