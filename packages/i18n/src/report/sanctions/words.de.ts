import type { Texts } from '../../texts.ts'
import type { reportSanctionsWordsHu } from './words.hu.ts'

export const reportSanctionsWordsDe: Texts<typeof reportSanctionsWordsHu> = {
  title: 'Sanktionsprüfung',
  grades: {
    identifier: 'Kennung stimmt überein',
    strong: 'Starke Namensübereinstimmung',
    probable: 'Wahrscheinliche Namensübereinstimmung',
    possible: 'Mögliche Namensübereinstimmung',
  },
  reasonsTitle: 'Was dafür und was dagegen spricht',
  reasons: {
    'identifier-same': 'Gleiche amtliche Kennung: {{party}}.',
    'name-same': 'Der volle Name ist gleich.',
    'name-other-spelling': 'Der volle Name ist gleich, nur anders umgeschrieben.',
    'word-order': 'Die Namensteile stehen in anderer Reihenfolge.',
    'word-close': 'Ein Namensteil ist ähnlich, aber nicht gleich: „{{party}}“ und „{{listed}}“.',
    'words-missing': 'Ein Namensteil der Liste fehlt hier: „{{listed}}“.',
    'words-extra': 'Ein Namensteil steht nicht auf der Liste: „{{party}}“.',
    'single-word': 'Der Name ist ein einziges Wort und beweist wenig.',
    'common-name': 'Häufiger Name: Mehrere können ihn tragen.',
    'weak-alias': 'Ein Aliasname, den die Liste selbst als unsicher bezeichnet.',
    'birth-date-same': 'Gleiches Geburtsdatum ({{party}}).',
    'birth-year-same': 'Das Geburtsjahr passt ({{party}}, auf der Liste {{listed}}).',
    'birth-date-differs': 'Anderes Geburtsdatum ({{party}}, auf der Liste {{listed}}).',
    'birth-date-unknown': 'Das Geburtsdatum ist auf mindestens einer Seite unbekannt und nicht vergleichbar.',
    'country-same': 'Gleiches Land: {{party}}.',
    'country-differs': 'Anderes Land: {{party}}, auf der Liste {{listed}}.',
  },
  listedSince: 'sagt die Liste nicht; in den von uns gelesenen Ausgaben seit {{day}}',
  checkedAt: 'Zeitpunkt der Prüfung',
  checkedAtClock: '{{at}} (Budapester Zeit)',
  checkedCount: 'Geprüfte Beteiligte',
  checkedTitle: 'Wer geprüft wurde',
  unnamedTitle: 'Wer nicht geprüft werden konnte',
  unnamed_one:
    'Von einem Eigentümer oder Organ nennt die Quelle nicht den Namen, sondern nur einen Platzhalter. Wer damit gemeint ist, konnte nicht geprüft werden: Ob er auf einer Liste steht, ist nicht bekannt.',
  unnamed_other:
    'Von {{count}} Eigentümern oder Organen nennt die Quelle nicht die Namen, sondern nur Platzhalter. Sie konnten nicht geprüft werden: Ob sie auf einer Liste stehen, ist nicht bekannt.',
  tooShortTitle: 'Zu kurze Namen für einen Vergleich',
  tooShort_one:
    'Der Name eines Beteiligten ist so kurz, dass nicht nach ähnlichen Namen gesucht wurde: Nur genau derselbe Name und amtliche Kennungen zählten. Ob er in anderer Schreibweise auf einer Liste steht, ist nicht bekannt.',
  tooShort_other:
    'Die Namen von {{count}} Beteiligten sind so kurz, dass nicht nach ähnlichen Namen gesucht wurde: Nur genau dieselben Namen und amtliche Kennungen zählten. Ob sie in anderer Schreibweise auf einer Liste stehen, ist nicht bekannt.',
  untoldOwnersTitle: 'Organisationen, hinter denen niemand bekannt ist',
  untoldOwners_one:
    'Hinter einer Organisation unter den Eigentümern ist heute niemand bekannt: Kein Eigentümer von ihr ist es, oder Organisationen gehören nur einander. Wer hinter ihr steht, wurde mit keiner Liste verglichen: Ob er auf einer steht, ist nicht bekannt.',
  untoldOwners_other:
    'Hinter {{count}} Organisationen unter den Eigentümern ist heute niemand bekannt: Kein Eigentümer von ihnen ist es, oder Organisationen gehören nur einander. Wer hinter ihnen steht, wurde mit keiner Liste verglichen: Ob er auf einer steht, ist nicht bekannt.',
  leftOutOwners_one:
    'Das Unternehmen hat mehr mittelbare Eigentümer, als verglichen werden: Mindestens einer wurde ausgelassen. Ob er auf einer Liste steht, ist nicht bekannt.',
  leftOutOwners_other:
    'Das Unternehmen hat mehr mittelbare Eigentümer, als verglichen werden: Mindestens {{count}} wurden ausgelassen. Ob sie auf einer Liste stehen, ist nicht bekannt.',
  withUnnamedOwners_one:
    'Vom Unternehmen oder von einem, dem es gehört, sagt das Register selbst, dass es einen wirtschaftlichen Eigentümer gibt oder geben kann, den es nicht nennt. Er wurde nicht verglichen: Ob er auf einer Liste steht, ist nicht bekannt.',
  withUnnamedOwners_other:
    'Von {{count}} Unternehmen, von diesem und denen, denen es gehört, sagt das Register selbst, dass es wirtschaftliche Eigentümer gibt oder geben kann, die es nicht nennt. Sie wurden nicht verglichen: Ob sie auf einer Liste stehen, ist nicht bekannt.',
  ownerMissing:
    'Vom Unternehmen ist heute kein Eigentümer bekannt. Seine Eigentümer wurden daher nicht verglichen: Ob sie auf einer Liste stehen, ist nicht bekannt.',
  through: '{{role}} über:',
  otherWays_one: '(und auf einem weiteren Weg)',
  otherWays_other: '(und auf {{count}} weiteren Wegen)',
  doubts: {
    unread_one:
      '{{title}}: Ein Eintrag konnte nicht gelesen werden. Wen er betrifft, ist nicht bekannt; mit ihm wurde niemand verglichen.',
    unread_other:
      '{{title}}: {{count}} Einträge konnten nicht gelesen werden. Wen sie betreffen, ist nicht bekannt; mit ihnen wurde niemand verglichen.',
    failing:
      '{{title}}: Seit {{day}} konnte keine neuere Ausgabe heruntergeladen oder übernommen werden. Dass die verwendete die neueste ist, war zuletzt am {{newestOn}} bekannt: Mit danach Gelisteten wurde niemand verglichen.',
    old_one: '{{title}}: Seit {{count}} Tag nicht aktualisiert. Mit seither Gelisteten wurde niemand verglichen.',
    old_other: '{{title}}: Seit {{count}} Tagen nicht aktualisiert. Mit seither Gelisteten wurde niemand verglichen.',
  },
  madeUpList: {
    title: 'Erfundene Liste',
    text: 'Die Demo verwendet eine erfundene Sanktionsliste: Die Personen und Organisationen darauf gibt es nicht. Das Ergebnis zeigt, wie die Prüfung arbeitet, und sagt über niemanden etwas aus. Für eine echte Prüfung muss der Betreiber die Liste einer Behörde laden.',
  },
  outdated:
    'Worauf die Entscheidung beruht, hat sich seither geändert: Die Angaben zum Unternehmen oder auf der Liste sind nicht mehr dieselben, oder es wird mehr von ihnen verglichen. Bitte prüfen Sie erneut.',
  noMatch: {
    all: 'Weder das Unternehmen noch seine Organe und seine unmittelbaren oder mittelbaren Eigentümer, soweit sie aus dem Register bekannt sind, stimmen mit einem gelesenen Eintrag der unten genannten Listen überein, nach dem dort angegebenen Stand.',
    named:
      'Weder das Unternehmen noch diejenigen seiner Organe und seiner unmittelbaren oder mittelbaren Eigentümer, deren Namen bekannt sind, stimmen mit einem gelesenen Eintrag der unten genannten Listen überein, nach dem dort angegebenen Stand.',
    alone:
      'Name und Kennungen des Unternehmens stimmen mit keinem gelesenen Eintrag der unten genannten Listen überein, nach dem dort angegebenen Stand. Sonst wurde niemand geprüft: Von keinem Eigentümer oder Organ ist der Name bekannt.',
    former_one:
      'Name und Kennungen des Unternehmens stimmen mit keinem gelesenen Eintrag der unten genannten Listen überein, nach dem dort angegebenen Stand. Sonst wurde niemand geprüft: Heute ist niemand als Eigentümer oder Organ bekannt. Ein früherer Eigentümer oder ein früheres Organ wurde nicht verglichen.',
    former_other:
      'Name und Kennungen des Unternehmens stimmen mit keinem gelesenen Eintrag der unten genannten Listen überein, nach dem dort angegebenen Stand. Sonst wurde niemand geprüft: Heute ist niemand als Eigentümer oder Organ bekannt. {{count}} frühere Eigentümer und Organe wurden nicht verglichen.',
    ceased_one:
      'Name und Kennungen des Unternehmens stimmen mit keinem gelesenen Eintrag der unten genannten Listen überein, nach dem dort angegebenen Stand. Sonst wurde niemand geprüft: Das Unternehmen ist erloschen, und heute ist niemand als Eigentümer oder Organ bekannt. Ein früherer Eigentümer oder ein früheres Organ wurde nicht verglichen.',
    ceased_other:
      'Name und Kennungen des Unternehmens stimmen mit keinem gelesenen Eintrag der unten genannten Listen überein, nach dem dort angegebenen Stand. Sonst wurde niemand geprüft: Das Unternehmen ist erloschen, und heute ist niemand als Eigentümer oder Organ bekannt. {{count}} frühere Eigentümer und Organe wurden nicht verglichen.',
  },
  itself: 'das Unternehmen selbst, mit jetzigen und früheren Namen',
  roles: {
    member: 'Gesellschafter, Eigentümer',
    'indirect-owner': 'mittelbarer Eigentümer',
    'indirect-beneficial-owner': 'im Register genannter wirtschaftlicher Eigentümer eines Eigentümers',
    signatory: 'vertretungsberechtigt',
    auditor: 'Abschlussprüfer',
    'supervisory-board': 'Mitglied des Aufsichtsrats',
    'beneficial-owner': 'wirtschaftlicher Eigentümer laut Register',
    representative: 'Vertreter',
  },
}
