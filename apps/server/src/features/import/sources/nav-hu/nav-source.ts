import type { SourceInfo } from '@merleg/domain/observation'

export const TAX_AUTHORITY = 'Nemzeti Adó- és Vámhivatal'

/**
 * A list of the Hungarian tax office. Each has who is above a threshold or was found out: whom it leaves out may owe all the
 * same, so that none of them covers anything.
 *
 * Built from what the law has published, from what was written of the lists and from the heading of another list of the
 * office, which a public program reads; no file was seen. The columns are known by their words in whichever order; one that
 * is not known is refused by its name.
 */
export function toNavSource(given: Pick<SourceInfo, 'sourceId' | 'title' | 'rhythm' | 'licence'>): SourceInfo {
  return {
    ...given,
    publisher: TAX_AUTHORITY,
    url: 'https://nav.gov.hu/adatbazisok/adoslista',
    isMadeUp: false,
    countryCode: 'HU',
    language: 'hu',
    readFrom: 'description',
  }
}
