import type { Texts } from '../../texts.ts'
import type { reportConnectionsWordsHu } from './words.hu.ts'

export const reportConnectionsWordsEn: Texts<typeof reportConnectionsWordsHu> = {
  title: 'Network',
  columns: {
    source: 'Who',
    relation: 'Is what',
    target: 'To whom',
    share: 'Share',
    dates: 'Validity',
    status: 'Status',
  },
}
