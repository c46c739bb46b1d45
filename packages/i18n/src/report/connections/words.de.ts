import type { Texts } from '../../texts.ts'
import type { reportConnectionsWordsHu } from './words.hu.ts'

export const reportConnectionsWordsDe: Texts<typeof reportConnectionsWordsHu> = {
  title: 'Verflechtungen',
  columns: {
    source: 'Wer',
    relation: 'Ist was',
    target: 'Bei wem',
    share: 'Anteil',
    dates: 'Gültigkeit',
    status: 'Status',
  },
}
