import type { databaseFaultsAnswersHu } from './answers.hu.ts'
import type { Texts } from '../texts.ts'

/** What a command says when the database cannot do the work. */
export const databaseFaultsAnswersEn: Texts<typeof databaseFaultsAnswersHu> = {
  connection:
    'The connection to the database was lost ({{detail}}). The step under way was kept as a whole or not at all. Run the same command again: what is there already is not taken twice.',
  'disk-full':
    'The disk of the database is full ({{detail}}). Nothing of the step under way was kept. Make room, then run the same command again.',
  'disk-low':
    'The disk of the database is running full: {{free}} MB are left. Until there is room the database can only be read; writes under way were stopped.',
  'disk-roomy': 'There is room enough on the disk of the database: it takes changes again.',
  resource: 'The database server ran out of a resource ({{detail}}). Nothing of the step under way was kept.',
  newer:
    'A later release of Mérleg has already upgraded this database (migration {{migration}}), which this program does not know. Nothing was changed. Start the later release; or, to go back to this one, restore a backup that this release made (merleg restore) into an empty database.',
}
