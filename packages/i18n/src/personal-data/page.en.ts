import type { Texts } from '../texts.ts'
import type { personalDataPageHu } from './page.hu.ts'

export const personalDataPageEn: Texts<typeof personalDataPageHu> = {
  title: 'My data and closing the account',
  demo: 'The demo account is open to everybody: what it stores is of strangers too, so it cannot be downloaded, and the account cannot be closed.',
  download: {
    text: 'What we store of you, in a ZIP file with a JSON file for each kind of data; without the rows of uploaded lists and attached files, which can be had from their pages.',
    start: 'Download my data',
  },
  close: {
    text: 'You can close the account yourself. It can be taken back for 14 days unless you ask for it at once.',
    open: 'Close the account',
    title: 'Close the account',
    atOnce: 'At once; this cannot be taken back',
    submit: 'Close it in 14 days',
    submitAtOnce: 'Close it now',
    due: 'The account will be closed on {{date}}.',
    dueByOther: 'It was not you who asked for the account to be closed; it will be closed on {{date}}.',
    undo: 'Keep it after all',
  },
}
