import type { Texts } from '../../texts.ts'
import type { reportPersonPageHu } from './page.hu.ts'

export const reportPersonPageEn: Texts<typeof reportPersonPageHu> = {
  madeUp: 'Made-up person',
  madeUpHint: 'Demonstration data: this person does not exist.',
  paths: 'Paths to other parties',
  companies: 'Companies',
  counts_one: '{{companies}} company: {{active}} active, {{inactive}} inactive',
  counts_other: '{{companies}} companies: {{active}} active, {{inactive}} inactive',
  failed_one:
    '{{count}} company is in bankruptcy proceedings, insolvent liquidation or compulsory strike-off, or its business is suspended.',
  failed_other:
    '{{count}} companies are in bankruptcy proceedings, insolvent liquidation or compulsory strike-off, or their business is suspended.',
  sameness: 'Is it one person?',
  spellings: 'Other spellings: {{names}}',
  bans: 'Disqualifications',
  ban: 'disqualification',
  inactive: 'no longer in force',
  notListed: '{{number}} further roles are not listed.',
  asOf: 'As of {{date}}. It holds only what our sources tell.',
  rating: '{{points}} points, {{label}}',
  showMore_one: '{{count}} more company',
  showMore_other: '{{count}} more companies',
}
