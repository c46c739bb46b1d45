import type { Texts } from '../texts.ts'
import type { alertsWordsHu } from './words.hu.ts'

export const alertsWordsDe: Texts<typeof alertsWordsHu> = {
  states: {
    open: 'offen',
    proposed: 'wartet auf Genehmigung',
    done: 'abgeschlossen',
    snoozed: 'zurückgestellt',
  },
}
