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
  reasonsTitle: 'Evidence for and against',
  reasons: {
    'identifier-same': 'The same official identifier: {{party}}.',
    'name-same': 'The full name is the same.',
    'name-other-spelling': 'The full name is the same, only transliterated differently.',
    'word-order': 'The parts of the name are in a different order.',
    'word-close': 'One part of the name is similar, not the same: “{{party}}” and “{{listed}}”.',
    'words-missing': 'A part of the listed name is missing here: “{{listed}}”.',
    'words-extra': 'The name has a part that is not on the list: “{{party}}”.',
    'single-word': 'The name is a single word and proves little.',
    'common-name': 'A common name: several people may bear it.',
    'weak-alias': 'An alias that the list itself marks as low quality.',
    'birth-date-same': 'The same date of birth ({{party}}).',
    'birth-year-same': 'The year of birth fits ({{party}}, on the list {{listed}}).',
    'birth-date-differs': 'Different date of birth ({{party}}, on the list {{listed}}).',
    'birth-date-unknown': 'The date of birth is unknown on at least one side and cannot be compared.',
    'country-same': 'The same country: {{party}}.',
    'country-differs': 'Different country: {{party}}, on the list {{listed}}.',
  },
  listedSince: 'not told by the list; in the editions we read since {{day}}',
  checkedAt: 'Checked at',
  checkedAtClock: '{{at}} (Budapest time)',
  checkedCount: 'Parties checked',
  checkedTitle: 'Who was checked',
  unnamedTitle: 'Who could not be checked',
  unnamed_one:
    'The source does not give the name of one owner or officer, only a placeholder. Whoever is meant by it could not be checked: whether they are on a list is not known.',
  unnamed_other:
    'The source does not give the names of {{count}} owners or officers, only placeholders. They could not be checked: whether they are on a list is not known.',
  tooShortTitle: 'Names too short to be compared',
  tooShort_one:
    'The name of one party is so short that no similar names were looked for: only exactly the same name, and official identifiers, counted. Whether it is on a list in another spelling is not known.',
  tooShort_other:
    'The names of {{count}} parties are so short that no similar names were looked for: only exactly the same name, and official identifiers, counted. Whether they are on a list in another spelling is not known.',
  untoldOwnersTitle: 'Organisations behind which nobody is known',
  untoldOwners_one:
    'Behind one organisation among the owners nobody is known today: no owner of it is, or organisations own only each other. Whoever stands behind it was not compared with any list: whether they are on one is not known.',
  untoldOwners_other:
    'Behind {{count}} organisations among the owners nobody is known today: no owner of theirs is, or organisations own only each other. Whoever stands behind them was not compared with any list: whether they are on one is not known.',
  leftOutOwners_one:
    'The company has more indirect owners than are compared: at least one was left out. Whether it is on a list is not known.',
  leftOutOwners_other:
    'The company has more indirect owners than are compared: at least {{count}} were left out. Whether they are on a list is not known.',
  withUnnamedOwners_one:
    'Of the company, or of one that owns it, the register itself says that there is or may be a beneficial owner whom it does not name. They were not compared: whether they are on a list is not known.',
  withUnnamedOwners_other:
    'Of {{count}} companies, of this one and those that own it, the register itself says that there are or may be beneficial owners whom it does not name. They were not compared: whether they are on a list is not known.',
  ownerMissing:
    'No owner of the company is known today. So its owners were not compared: whether they are on a list is not known.',
  through: '{{role}} through:',
  otherWays_one: '(and one other way)',
  otherWays_other: '(and {{count}} other ways)',
  doubts: {
    unread_one:
      '{{title}}: one of its entries could not be read. Whom it is about is not known, and nobody was compared with it.',
    unread_other:
      '{{title}}: {{count}} of its entries could not be read. Whom they are about is not known, and nobody was compared with them.',
    failing:
      '{{title}}: since {{day}} no newer edition could be downloaded or taken over. The edition in use was last known to be the newest on {{newestOn}}: nobody was compared with whoever has been listed after that day.',
    old_one: '{{title}}: not refreshed for {{count}} day. Nobody was compared with whoever has been listed since then.',
    old_other:
      '{{title}}: not refreshed for {{count}} days. Nobody was compared with whoever has been listed since then.',
  },
  madeUpList: {
    title: 'Made-up list',
    text: 'The demo uses a made-up sanctions list: the persons and organisations on it do not exist. The result shows how screening works and says nothing about anybody. For real screening the operator has to load the list of an authority.',
  },
  outdated:
    'What the decision rests on has changed since: the data of the company or of the list are no longer the same, or more of them is compared now. Please review.',
  noMatch: {
    all: 'Neither the company nor its officers and its owners, direct or indirect, known from the register match any entry we read of the lists named below, as of the days given there.',
    named:
      'Neither the company nor those of its officers and its owners, direct or indirect, whose names are known match any entry we read of the lists named below, as of the days given there.',
    alone:
      'The name and identifiers of the company match no entry we read of the lists named below, as of the days given there. Nobody else was checked: no owner or officer of the company is known by name.',
    former_one:
      'The name and identifiers of the company match no entry we read of the lists named below, as of the days given there. Nobody else was checked: nobody is known as an owner or officer of the company today. One former owner or officer was not compared.',
    former_other:
      'The name and identifiers of the company match no entry we read of the lists named below, as of the days given there. Nobody else was checked: nobody is known as an owner or officer of the company today. {{count}} former owners and officers were not compared.',
    ceased_one:
      'The name and identifiers of the company match no entry we read of the lists named below, as of the days given there. Nobody else was checked: the company has ceased, and nobody is known as its owner or officer today. One former owner or officer was not compared.',
    ceased_other:
      'The name and identifiers of the company match no entry we read of the lists named below, as of the days given there. Nobody else was checked: the company has ceased, and nobody is known as its owner or officer today. {{count}} former owners and officers were not compared.',
  },
  itself: 'the company itself, with its present and former names',
  roles: {
    member: 'member, owner',
    'indirect-owner': 'indirect owner',
    'indirect-beneficial-owner': 'beneficial owner, told by the register, of an owning company',
    signatory: 'authorised to sign',
    auditor: 'auditor',
    'supervisory-board': 'member of the supervisory board',
    'beneficial-owner': 'beneficial owner told by the register',
    representative: 'representative',
  },
}
