import type { Locale } from '../locale.ts'

/** Titles and publishers of lists of sanctions, as they are stored, in each language. */
export const SANCTION_LIST_NAMES: Readonly<Record<string, Readonly<Record<Locale, string>>>> = {
  'Az Európai Unió Kiadóhivatala': {
    hu: 'Az Európai Unió Kiadóhivatala',
    en: 'Publications Office of the European Union',
    de: 'Amt für Veröffentlichungen der Europäischen Union',
  },
  'Az Európai Unió korlátozó intézkedéseinek jegyzékei (Hivatalos Lap)': {
    hu: 'Az Európai Unió korlátozó intézkedéseinek jegyzékei (Hivatalos Lap)',
    en: 'Lists of restrictive measures of the European Union (Official Journal)',
    de: 'Listen der restriktiven Maßnahmen der Europäischen Union (Amtsblatt)',
  },
  'Az Európai Unió pénzügyi szankcióinak összesített jegyzéke (FSF)': {
    hu: 'Az Európai Unió pénzügyi szankcióinak összesített jegyzéke (FSF)',
    en: 'Consolidated list of financial sanctions of the European Union (FSF)',
    de: 'Konsolidierte Liste der Finanzsanktionen der Europäischen Union (FSF)',
  },
  'United Nations Security Council': {
    hu: 'Az ENSZ Biztonsági Tanácsa',
    en: 'United Nations Security Council',
    de: 'Sicherheitsrat der Vereinten Nationen',
  },
  'United Nations Security Council Consolidated List': {
    hu: 'Az ENSZ Biztonsági Tanácsának összesített szankciós jegyzéke',
    en: 'United Nations Security Council Consolidated List',
    de: 'Konsolidierte Liste des Sicherheitsrats der Vereinten Nationen',
  },
  'U.S. Department of the Treasury, Office of Foreign Assets Control': {
    hu: 'Az Egyesült Államok Pénzügyminisztériuma (OFAC)',
    en: 'U.S. Department of the Treasury, Office of Foreign Assets Control',
    de: 'Finanzministerium der Vereinigten Staaten (OFAC)',
  },
  'Specially Designated Nationals and Blocked Persons List (SDN)': {
    hu: 'Az OFAC zárolt személyeket és szervezeteket tartalmazó jegyzéke (SDN)',
    en: 'Specially Designated Nationals and Blocked Persons List (SDN)',
    de: 'OFAC-Liste gesperrter Personen und Organisationen (SDN)',
  },
  'Consolidated Sanctions List (non-SDN)': {
    hu: 'Az OFAC összesített jegyzéke (nem SDN)',
    en: 'Consolidated Sanctions List (non-SDN)',
    de: 'Konsolidierte OFAC-Liste (ohne SDN)',
  },
  'Foreign, Commonwealth & Development Office': {
    hu: 'Az Egyesült Királyság Külügy-, Nemzetközösségi és Fejlesztési Minisztériuma',
    en: 'Foreign, Commonwealth & Development Office',
    de: 'Ministerium für Auswärtiges, Commonwealth und Entwicklung (Vereinigtes Königreich)',
  },
  'The UK Sanctions List': {
    hu: 'Az Egyesült Királyság szankciós jegyzéke',
    en: 'The UK Sanctions List',
    de: 'Sanktionsliste des Vereinigten Königreichs',
  },
  'Global Affairs Canada': {
    hu: 'Kanada Külügyminisztériuma',
    en: 'Global Affairs Canada',
    de: 'Außenministerium Kanadas',
  },
  'Consolidated Canadian Autonomous Sanctions List': {
    hu: 'Kanada önálló szankcióinak összesített jegyzéke',
    en: 'Consolidated Canadian Autonomous Sanctions List',
    de: 'Konsolidierte Liste der autonomen Sanktionen Kanadas',
  },
}
