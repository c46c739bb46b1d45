import type { watchListAnswersHu } from './answers.hu.ts'

export const watchListAnswersDe: typeof watchListAnswersHu = {
  orders: {
    name: 'Name',
    address: 'Sitz',
    registrationNumber: 'Registernummer',
    taxNumber: 'Steuernummer',
    cor: 'Bewertung',
    creditability: 'Kreditlimit',
    lastEvent: 'Letztes Ereignis',
    importance: 'Wichtigkeit',
    addedAt: 'Überwacht seit',
  },
  watched: 'Das Unternehmen wird ab jetzt überwacht.',
  ended: 'Das Unternehmen wird nicht mehr überwacht.',
  added_one: '{{count}} Unternehmen wird ab jetzt überwacht.',
  added_other: '{{count}} Unternehmen werden ab jetzt überwacht.',
  knownBefore_one: '{{count}} Unternehmen wurde schon überwacht.',
  knownBefore_other: '{{count}} Unternehmen wurden schon überwacht.',
  unknown_one: '{{count}} Kennung steht nicht in unserer Datenbank.',
  unknown_other: '{{count}} Kennungen stehen nicht in unserer Datenbank.',
  changed_one: '{{count}} Unternehmen wurde geändert.',
  changed_other: '{{count}} Unternehmen wurden geändert.',
  removed_one: '{{count}} Unternehmen wird nicht mehr überwacht.',
  removed_other: '{{count}} Unternehmen werden nicht mehr überwacht.',
  restored_one: '{{count}} Unternehmen wird wieder überwacht.',
  restored_other: '{{count}} Unternehmen werden wieder überwacht.',
  silence: 'Seit {{since}} haben wir von keinem Ereignis Ihrer Stufe und Einstellungen gehört aus: {{sources}}.',
  silenceUnknown: 'Wir haben keine Quelle, die von diesem Unternehmen berichtet: Seine Ereignisse sind nicht bekannt.',
  ownersNotFollowed:
    'Eine Änderung der wirtschaftlichen Eigentümer können wir bei diesem Unternehmen nicht verfolgen: Das Netz seiner Eigentümer ist dafür zu groß.',
  missingBehind:
    'Die Suche nach fehlenden Jahresabschlüssen dieses Unternehmens steht noch aus (zuletzt am {{looked}}): Von solchen, deren Frist nach dem {{date}} ablief oder an einem Tag, bis zu dem ihre Quelle damals noch nicht gelesen war, wissen wir womöglich nichts.',
  missingUndated:
    'Die Suche nach fehlenden Jahresabschlüssen dieses Unternehmens steht noch aus, und an welchem Tag zuletzt gesucht wurde, ist nicht bekannt: Womöglich wissen wir von keinem.',
  missingNever:
    'Nach fehlenden Jahresabschlüssen dieses Unternehmens wurde noch nicht gesucht: Es ist nicht bekannt, ob welche fehlen.',
  derived: 'aus Bekanntem ermittelt',
  importBegun: 'Die Liste wurde hochgeladen, ihr Abgleich hat begonnen.',
  importStopped: 'Der Import wird angehalten.',
  exportBegun:
    'Der Export hat begonnen. Wenn er fertig ist, schreiben wir Ihnen, und Sie können ihn hier herunterladen.',
  exportBegunDemo:
    'Der Export hat begonnen. Demokonto: Es wird keine E-Mail gesendet, die fertige Datei kann hier heruntergeladen werden.',
  exportStopped: 'Der Export wird angehalten.',
  exportUnderWay: 'Die überwachten Unternehmen werden schon exportiert.',
  importances: {
    none: 'nicht angegeben',
    partner: 'Partner',
    low: 'niedrig',
    medium: 'mittel',
    high: 'hoch',
  },
  file: {
    sheet: 'Überwachung',
    name: 'ueberwachte-unternehmen',
    companyId: 'Kennung',
    points: 'Punkte',
    currency: 'Währung',
    noLimit: 'Warum es kein Kreditlimit gibt',
    ratedSince: 'Bewertung seit',
    lastEvents: 'Letzte Ereignisse',
    note: 'Notiz',
    labels: 'Etiketten',
    madeUp: 'erfunden',
  },
  example: {
    title: 'Beispiel',
    name: 'beispiel-ueberwachte-unternehmen',
    note: 'Rahmenvertrag bis 2026',
    labels: 'Kunde, Schlüsselkunde',
  },
}
