import type { Texts } from '../../texts.ts'
import type { reportFinancialReportWordsHu } from './words.hu.ts'

export const reportFinancialReportWordsDe: Texts<typeof reportFinancialReportWordsHu> = {
  title: 'Jahresabschlüsse',
  columns: {
    rowNumber: 'Zeile',
  },
  facts: {
    filedOn: 'Hinterlegt am',
    firstFiledOn: 'Erstmals hinterlegt',
    filedAgainOn: 'Erneut hinterlegt',
    dayUnknown: 'Tag nicht bekannt',
    range: '{{from}} – {{to}}',
  },
  withoutAccounts: {
    title: 'Veröffentlicht keinen Jahresabschluss',
    budget:
      'Öffentliche Einrichtungen und Bildungseinrichtungen veröffentlichen keine Abschlüsse wie Unternehmen: Sie erstellen Haushaltsberichte oder stehen in den Büchern ihres Trägers. Keine unserer Quellen teilt diese mit, daher sind ihre Einnahmen, Ausgaben und ihr Vermögen hier nicht bekannt.',
    person:
      'Privatpersonen und Einzelunternehmer veröffentlichen keinen Jahresabschluss: Ihre Einnahmen und ihr Vermögen sind nicht bekannt.',
  },
  partMissing: 'Dieser Teil des Abschlusses ist in der Quelle nicht enthalten.',
}
