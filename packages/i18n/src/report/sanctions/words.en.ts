import type { Texts } from '../../texts.ts'
import type { reportSanctionsWordsHu } from './words.hu.ts'

export const reportSanctionsWordsEn: Texts<typeof reportSanctionsWordsHu> = {
  title: 'Sanctions screening',
  grades: {
    identifier: 'Identifier matches',
    strong: 'Strong name match',
    probable: 'Probable name match',
    possible: 'Possible name match',
  },
  checkedAt: 'Checked at',
  checkedAtClock: '{{at}} (Budapest time)',
  checkedCount: 'Parties checked',
  checkedTitle: 'Who was checked',
  unnamedTitle: 'Who could not be checked',
  unnamed_one:
    'The source does not give the name of one owner or officer, only a placeholder. That person could not be checked: whether they are on a list is not known.',
  unnamed_other:
    'The source does not give the names of {{count}} owners or officers, only placeholders. They could not be checked: whether they are on a list is not known.',
  noMatch: {
    all: 'Neither the company nor its owners and officers known from the register match any entry of the lists named below, as of the days given there.',
    named:
      'Neither the company nor those of its owners and officers whose names are known match any entry of the lists named below, as of the days given there.',
    alone:
      'The name and identifiers of the company match no entry of the lists named below, as of the days given there. Nobody else was checked: no owner or officer of the company is known by name.',
  },
  itself: 'the company itself, with its present and former names',
  roles: {
    member: 'member, owner',
    signatory: 'authorised to sign',
    auditor: 'auditor',
    'supervisory-board': 'member of the supervisory board',
    'beneficial-owner': 'beneficial owner told by the register',
    representative: 'representative',
  },
}
