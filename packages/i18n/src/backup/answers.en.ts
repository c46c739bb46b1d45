import type { backupAnswersHu } from './answers.hu.ts'
import type { Texts } from '../texts.ts'

export const backupAnswersEn: Texts<typeof backupAnswersHu> = {
  size: 'The tables of the database take {{size}}; {{free}} are free at the destination. The backup is smaller.',
  progress: {
    saving: 'saving: {{size}}',
    checking: 'checking: {{size}}',
    loading: 'loading: {{size}}',
    indexing: 'making indexes',
  },
  saved:
    'The backup is complete: {{folder}} ({{size}}, {{tables}} tables, {{rows}} rows). It holds password hashes and sessions: only its owner can read it.',
  upgraded: 'upgraded to this release: {{migration}}',
  restored:
    'The restore is complete: {{tables}} tables, {{rows}} rows, backed up at {{madeAt}}. Jobs that waited in the queue before, such as mails, were deleted.',
  restoredAlerts:
    'Alerts go on after position {{position}}: later positions are given once more. Whoever reads the stream or its pages and was further has to ask after {{position}}; webhooks tell later alerts under ids of their own.',
  savedKey:
    'The secrets of authenticator apps and webhooks are sealed by the key of the installation, which is not in the backup (MERLEG_SECRET_KEY, or the file secret-key of the data folder). Keep it apart.',
  restoredKey:
    'The secrets of authenticator apps and webhooks are sealed by the key of the installation that made the backup: set it as MERLEG_SECRET_KEY, or put the file secret-key of its data folder into this one. Without it whoever has an app signs in only by a recovery code, a passkey or after a reset, no webhook is sent, and no new secret is made.',
  stopped: 'Stopped. Nothing was changed.',
  confirm: {
    question: 'The restore deletes everything that the database holds now. To go on, type: {{word}}\n> ',
    word: 'yes',
    refused: 'Nothing was done. To replace the content of the database without being asked, say --yes as well.',
  },
  refusal: {
    exists: 'The destination is not empty; a backup overwrites nothing:',
    'no-space': 'There is no room left at the destination; the unfinished backup was removed:',
    'no-archive': 'This is no backup, it has no manifest.json:',
    'manifest-damaged': 'The description of the backup is damaged:',
    format: 'This program does not know the format of the backup:',
    'file-missing': 'A file of the backup is missing:',
    'file-size': 'A file of the backup is cut off, or its size is not what it was:',
    'file-damaged': 'The content of a file of the backup is damaged:',
    'row-count': 'The table gave another number of rows than the backup promises:',
    'table-missing': 'The backup does not have this table:',
    schema:
      'The backup is of a database whose schema is that of no release: a migration is missing or was changed. Restore it with the program that made it. Migration in the backup ≠ here (version of the backup):',
    'schema-newer':
      'The backup was made by a later release of Mérleg. Restore it with that release, or update this program first. Migration in the backup ≠ here (version of the backup):',
    'tables-of-others':
      'The schema has tables that are not Mérleg’s, and a backup of another release would drop them. Move them to a schema of their own:',
    distributed: 'The database is spread over a cluster. Restore the backup into one that is not, and spread that:',
    'not-empty': 'The database is not empty. To replace its content, say --replace. Tables with rows:',
    'database-in-use': 'The database is in use. Stop the server first. Open connections:',
  },
}
