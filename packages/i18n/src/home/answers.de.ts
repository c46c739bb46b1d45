import type { homeAnswersHu } from './answers.hu.ts'
import type { Texts } from '../texts.ts'

export const homeAnswersDe: Texts<typeof homeAnswersHu> = {
  basis_one:
    'Angesehen wurde, was zum zuletzt geöffneten Unternehmen seit dem Öffnen eingegangen ist. Seine Quellen: {{sources}}. Was diese nicht abdecken oder noch nicht veröffentlicht haben, ist uns nicht bekannt.',
  basis_other:
    'Angesehen wurde, was zu den {{count}} zuletzt geöffneten Unternehmen jeweils seit dem Öffnen eingegangen ist. Ihre Quellen: {{sources}}. Was diese nicht abdecken oder noch nicht veröffentlicht haben, ist uns nicht bekannt.',
  basisUnknown_one:
    'Keine unserer Quellen berichtet über das zuletzt geöffnete Unternehmen: Es ist nicht bekannt, ob sich seither etwas ereignet hat.',
  basisUnknown_other:
    'Keine unserer Quellen berichtet über die {{count}} zuletzt geöffneten Unternehmen: Es ist nicht bekannt, ob sich seither etwas ereignet hat.',
}
