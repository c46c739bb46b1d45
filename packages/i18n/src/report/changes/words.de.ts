import type { Texts } from '../../texts.ts'
import type { reportChangesWordsHu } from './words.hu.ts'

export const reportChangesWordsDe: Texts<typeof reportChangesWordsHu> = {
  title: 'Änderungen',
  kinds: {
    added: 'Neu',
    changed: 'Geändert',
    ended: 'Beendet',
    passing: 'Zwischendurch',
    withdrawn: 'Zurückgezogen',
    filed: 'Neuer Jahresabschluss',
    restated: 'Berichtigter Jahresabschluss',
  },
}
