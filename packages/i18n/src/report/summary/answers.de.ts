import type { Texts } from '../../texts.ts'
import type { reportSummaryAnswersHu } from './answers.hu.ts'

export const reportSummaryAnswersDe: Texts<typeof reportSummaryAnswersHu> = {
  registeredSince: 'seit {{date}}',
  registeredKnown: 'bekannt seit {{date}}',
  sameSeat_one: '{{number}} weitere Organisation an dieser Anschrift',
  sameSeat_other: '{{number}} weitere Organisationen an dieser Anschrift',
  sectorBasis_one: 'Median {{points}} Punkte von {{number}} nach seinem Abschluss bewerteten Unternehmen: {{sector}}',
  sectorBasis_other:
    'Median {{points}} Punkte von {{number}} nach ihren Abschlüssen bewerteten Unternehmen: {{sector}}',
  figures: {
    revenue: 'Umsatzerlöse',
    result: 'Ergebnis nach Steuern',
    ownCapital: 'Eigenkapital',
    totalAssets: 'Bilanzsumme',
  },
  derivations: {
    nameFromId: 'Die Quellen nennen keinen Namen: Hier steht die Registerkennung.',
    status: 'Ergibt sich daraus, ob das Unternehmen eingetragen ist und welche Verfahren laufen.',
    sameSeat: 'Zahl der weiteren, nicht erloschenen Organisationen mit genau diesem Sitz.',
    change: 'Die Veränderung ist gegenüber dem vorangegangenen Geschäftsjahr berechnet.',
    shared:
      'Gemeinsamer Eigentümer oder Vertreter: {{names}}. Der Status ergibt sich aus den Registerdaten des anderen Unternehmens.',
    sharedOnce: 'Ein jetziger Eigentümer oder Vertreter war auch an dem erloschenen Unternehmen beteiligt: {{names}}.',
  },
}
