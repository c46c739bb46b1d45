import type { Texts } from '../../texts.ts'
import type { reportPersonAnswersHu } from './answers.hu.ts'

export const reportPersonAnswersEn: Texts<typeof reportPersonAnswersHu> = {
  sameness: {
    single: {
      title: 'Named by one company',
      text: 'Only the entries of one company name this person, so nothing had to be put together.',
    },
    certain: {
      title: 'Certainly one person',
      text: 'In {{entries}} entries of {{companies}} companies name, mother’s name and date of birth all agree.',
    },
    strong: {
      title: 'Very probably one person',
      text: 'In {{entries}} entries of {{companies}} companies the name agrees, and in all of them either mother’s name or date of birth; not every entry tells the other.',
    },
    weak: {
      title: 'One person on weak grounds',
      text: 'Only the source’s identifier and the name tie {{entries}} entries of {{companies}} companies together: they may be different people.',
    },
    doubtful: {
      title: 'Doubtful whether one person',
      text: 'The source gives {{entries}} entries of {{companies}} companies one identifier, but name, mother’s name or date of birth do not agree everywhere.',
    },
  },
  namesakes: {
    others_one: 'Other people of this name in the database: {{others}}, who is not taken for the same person.',
    others_other: 'Other people of this name in the database: {{others}}. They are not taken for the same person.',
    alike:
      'Other people of this name in the database: {{others}}, of whom {{alike}} with the same mother’s name and date of birth: probably the same person under another identifier.',
  },
}
