import type { ErrorCode } from '@merleg/contract/errors'

export const errorsAnswersHu: Record<ErrorCode, string> = {
  'alert.changed': 'Ezt a riasztást időközben más módosította. Nézze meg, mi történt vele, és döntsön újra.',
  'alert.four-eyes': 'Cégüknél a riasztásokról ketten döntenek: javasolja a lezárást, és egy kollégája hagyja jóvá.',
  'alert.no-deadline': 'Ennek a cégnek nem ismert a következő beszámolási határideje. Válasszon napot.',
  'alert.not-found': 'Nincs ilyen riasztás.',
  'alert.own-proposal': 'A saját javaslatát nem hagyhatja jóvá: ezt egy kollégája teheti meg.',
  'alert.wrong-state': 'Ez a riasztás jelenlegi állapotában ezt nem engedi.',
  'alert-mails.unknown-token':
    'Ez a leiratkozási hivatkozás nem érvényes. A leveleket a beállításoknál is kikapcsolhatja.',
  'alert-notice.not-found': 'Ez az értesítés nem található: az értesítéseket egy évig őrizzük.',
  'alert-stream.too-many': 'Legfeljebb 5 folyamot tarthat nyitva egyszerre. Zárjon be egyet, mielőtt újat nyit.',
  'auth.required': 'A folytatáshoz jelentkezzen be.',
  'auth.invalid-credentials': 'A felhasználónév vagy a jelszó nem megfelelő.',
  'auth.account-guarded':
    'Ezzel a névvel sok helyről próbáltak sikertelenül belépni. Kérjen új jelszót: a levélben kapott hivatkozással azonnal beléphet. Vagy próbálja meg később.',
  'auth.account-disabled': 'Ez a hozzáférés le van tiltva. Kérjük, forduljon az ügyfélszolgálathoz.',
  'auth.terms-not-accepted': 'Kérjük, szíveskedjen a feltételeket elfogadni!',
  'auth.recovery-token-invalid':
    'Ez a hivatkozás lejárt, vagy már felhasználták. Kérjen új jelszó-visszaállító levelet.',
  'auth.too-many-attempts': 'Túl sok sikertelen próbálkozás. Kérjük, próbálja meg később.',
  'billing.missing': 'A rendeléshez előbb adja meg a számlázási adatokat.',
  'claim.missing': 'Ez a modul nem része az előfizetésének. Kérje ajánlatunkat!',
  'mail.not-kept': 'A levél már nincs meg a sorban, nem küldhető újra.',
  'operator.second-factor': 'A szolgáltató oldalaihoz második tényezővel kell belépni.',
  'order.file': 'Ez a fájl nem adható át: PDF, DOCX, XLSX vagy ZIP lehet, ép, legfeljebb 20 MB.',
  'order.wrong-state': 'A rendelés jelenlegi állapotában ez nem lehetséges.',
  'request.done': 'Ezt a kérést már lezárták.',
  'request.not-found': 'Nincs ilyen számú kérés.',
  'request.trial-undecided': 'Erről a próbaidőről előbb dönteni kell (merleg requests trial-grant vagy trial-refuse).',
  'subscriber.not-found': 'Nincs ilyen előfizető.',
  'company.not-found': 'Ilyen azonosítójú cég nincs az adatbázisban.',
  'comparison.too-few': 'Legalább két céget válasszon az összehasonlításhoz.',
  'comparison.too-many': 'Legfeljebb öt cég hasonlítható össze egyszerre.',
  'connection.not-found': 'Ez a kapcsolat nem szerepel a cégnél.',
  'correction.closed': 'Erről a hibajelzésről már döntöttünk, nem egészíthető ki.',
  'correction.file-type': 'Bizonyítékként PDF-, PNG- vagy JPEG-fájl tölthető fel.',
  'correction.not-found': 'Nincs ilyen hibajelzés, vagy nincs hozzá fájl.',
  'correction.open-already': 'Ezt az értéket már jelezte, és még nem döntöttünk róla. A hibajelzései között látja.',
  'credit.hold-ended': 'Ez a vásárlás már lezárult, az árát már nem tartjuk vissza.',
  'credit.insufficient': 'Az egyenlege nem fedezi ezt a vásárlást. A befejezéséhez kérjen feltöltést.',
  'credit.key-reused':
    'Ezt a vásárlást már más tartalommal elküldték. Nyissa meg újra az oldalt, és kezdje elölről; semmit nem vontunk le kétszer.',
  'credit.refund-too-large':
    'Nem téríthető vissza több annál, mint amennyit kifizettek, és amit még nem térítettünk vissza.',
  'credit.statement-too-long': 'Ennyi tétel nem fér egy fájlba. Szűkítse a napokat, és töltse le részletekben.',
  'credit.still-running': 'Ez a vásárlás még folyamatban van. Várja meg a végét; csak egyszer vonjuk le az árát.',
  'days.in-future': 'Jövőbeli nap nem választható: a mai napig kérdezhet.',
  'days.reversed': 'A kezdő nap nem lehet későbbi, mint a záró nap.',
  'favorite.name-taken': 'Már van ilyen nevű kedvence. Adjon meg másik nevet.',
  'favorite.not-found': 'Ez a kedvenc nem található.',
  'favorite.too-many': 'Legfeljebb 200 kedvenc menthető. Töröljön olyat, amelyre már nincs szüksége.',
  'favorite.too-many-hits':
    'Ennek a keresésnek több mint 100 000 találata van: változásait nem tudjuk követni. Szűkítse a keresést.',
  'foreign-company.not-found': 'Ez a külföldi cég nem található. Keresse meg újra.',
  'foreign-order.not-found': 'Ez a megrendelés nem található.',
  'foreign-report.daily-limit':
    'Ezzel a vásárlással cégük túllépné a külföldi jelentések napi keretét. Holnap újra rendelhet, vagy forduljon az ügyfélszolgálathoz.',
  'foreign-report.failed':
    'A jelentést nem tudtuk megszerezni, ezért nem számítottuk fel az árát. Próbálja újra, vagy rendelje meg offline.',
  'foreign-report.not-available':
    'Ez a jelentés most nem tölthető le azonnal. Nézze meg, mi érhető el, vagy rendelje meg offline.',
  'foreign-report.pending':
    'A jelentés még készül. A cég oldalán látja, hol tart, és ott nyithatja meg, ha megérkezett.',
  'foreign-report.provider-down':
    'A külföldi adatszolgáltató most nem érhető el. Próbálja később, vagy rendelje meg a jelentést offline.',
  'foreign-report.terms-changed':
    'Az adatszolgáltató most más feltétellel adná ezt a jelentést, ezért nem rendeltük meg: semmit nem számítottunk fel. Próbálja később, vagy rendelje meg offline.',
  'info-item.not-found': 'Ez az információ már nem szerepel a cégnél.',
  'international-order.no-price':
    'Ebből az országból nem rendelhető riport: nincs rá árunk. Kérjük, forduljon az ügyfélszolgálathoz.',
  'international-order.not-delivered': 'Ennek a rendelésnek nincs letölthető riportja.',
  'international-order.not-found': 'Nincs ilyen rendelés.',
  'international-order.too-many':
    'Egy óra alatt legfeljebb 30 riport rendelhető. Kérjük, várjon egy kicsit a következővel.',
  'job.not-found': 'Nincs ilyen feladat, vagy az eredményét már töröltük.',
  'list.empty': 'A fájlban nem találtunk sort. Legalább egy kitöltött sor kell.',
  'list.encrypted': 'A fájl jelszóval védett. Mentse el jelszó nélkül, és töltse fel újra.',
  'list.old-format': 'Ez régi Excel-fájl (.xls). Mentse el .xlsx vagy .csv formátumban, és töltse fel úgy.',
  'list.too-large-unpacked': 'A fájl kicsomagolva túl nagy. Mentse el képek és felesleges lapok nélkül, vagy CSV-ként.',
  'list.too-many-columns': 'A lista legfeljebb 60 oszlopból állhat. Hagyja el a felesleges oszlopokat.',
  'list.too-many-lists': 'Egyszerre legfeljebb 30 listája lehet. Töröljön egyet a régiek közül.',
  'list.too-many-rows': 'Egy lista legfeljebb 10 000 sorból állhat. Ossza több részre.',
  'list.unreadable': 'A fájl nem olvasható táblázatként. XLSX- vagy CSV-fájlt töltsön fel.',
  'list-export.no-price':
    'Ennek a listának most nincs érvényes ára, ezért nem adható el. Kérjük, írjon az ügyfélszolgálatnak.',
  'list-export.not-allowed': 'Az előfizetése nem engedi a listák letöltését.',
  'list-export.not-found': 'Nincs ilyen export.',
  'list-export.nothing-to-sell':
    'Ezzel a választással nincs mit megvásárolni: egyetlen cégnél sincs kitöltve fizetős adat.',
  'list-export.quote-expired': 'Az ajánlat 15 perce lejárt. Az árat újraszámoltuk, kérjük, ellenőrizze.',
  'list-export.quote-not-found': 'Nincs ilyen ajánlat, vagy más választáshoz tartozik.',
  'list-export.too-many-rows': 'Egy export legfeljebb 1 000 000 céget tartalmazhat. Szűkítse a keresést.',
  'list-export.too-many-running': 'Öt exportja már készül. Várja meg valamelyik végét, vagy állítsa le.',
  'list-export.too-many-today':
    '24 óra alatt legfeljebb 100 export indítható egy előfizetésben. A már elkészült listákat az exportok között töltheti le.',
  'list-matching.no-columns':
    'Jelölje meg, melyik oszlopban van a cégnév, az adószám vagy a cégjegyzékszám: ezek nélkül nincs mi alapján keresni.',
  'list-matching.not-found': 'Nincs ilyen lista, vagy már töröltük.',
  'list-matching.not-matched': 'A lista egyeztetése még nem fejeződött be.',
  'list-matching.row-not-found': 'A listának nincs ilyen sora.',
  'list-matching.running': 'A lista egyeztetése éppen fut. Állítsa le, vagy várja meg a végét.',
  'match.not-found': 'Ehhez a céghez nincs ilyen találat.',
  'requests.too-many': 'Rövid idő alatt sok kérést küldött. Kérjük, várjon egy kicsit a következővel.',
  'page.not-found': 'A keresett oldal nem található.',
  'party.not-found': 'A megadott felek egyike nincs az adatbázisban.',
  'password.common': 'Ezt a jelszót sokan használják, ezért könnyen kitalálható. Válasszon másikat.',
  'password.current-required': 'A jelszó megváltoztatásához adja meg a jelenlegi jelszavát is.',
  'password.own-data':
    'A jelszó az Ön nevéből, e-mail-címéből vagy más adatából áll, ezért könnyen kitalálható. Válasszon másikat.',
  'person.not-found': 'Ilyen személy nincs az adatbázisban.',
  'place.not-found': 'Ilyen nevű települést vagy vármegyét nem ismerünk.',
  'portfolio.too-large': 'A portfólió legfeljebb 20 000 céget mutat. Szűkítse fontosság vagy címke szerint.',
  'price.changed': 'Az ár időközben megváltozott. Nézze meg az új árat, és döntsön újra; semmit nem vontunk le.',
  'print.nothing-chosen': 'Válasszon legalább egy nyomtatandó fejezetet.',
  'publication.not-available': 'Ez a dokumentum ennél a cégnél nem rendelhető.',
  'publication.price-changed': 'Az árak időközben megváltoztak. Kérjük, nézze át a rendelést az új árakkal.',
  'receivables.no-amounts':
    'Nem találtunk összegoszlopot. Az első sorban legyen fejléc, benne például „Összeg”, és a cég adószáma vagy neve.',
  'saved-search.empty':
    'Adjon meg legalább egy feltételt: a működő cégek szűrője, a cím és a tag fajtája önmagában nem feltétel.',
  'saved-search.not-found': 'A mentett keresés nem található.',
  'sector.not-found': 'Ehhez az ágazathoz a cégnek nincs bejegyzett tevékenysége.',
  'statement.not-found': 'Erre az évre nincs ilyen beszámoló az adatbázisban.',
  'summary.not-found': 'Ehhez a céghez nincs összefoglaló.',
  'trial.known-address': 'Ezzel az e-mail-címmel már van hozzáférés. Jelentkezzen be, vagy kérjen új jelszót.',
  'trial.link-invalid': 'Ez a hivatkozás lejárt, vagy már felhasználták. Kérjen új próbát.',
  'trial.not-possible': 'Ehhez az adószámhoz nem indítható próba: cégenként egyszer adunk, és előfizetőnek nem.',
  'trial.over': 'Az ötnapos próba véget ért. Ha tovább használná a Mérleget, kérjen ajánlatot.',
  'trial.session-over': 'Az ötnapos próba véget ért, ezért kijelentkeztettük.',
  'trial.too-many': 'Rövid idő alatt sok kérés érkezett. Kérjük, próbálja meg később.',
  'watch-import.not-found': 'Nincs ilyen importálás, vagy már töröltük.',
  'watch-import.running': 'Egy korábbi importálás még fut. Várja meg a végét, vagy állítsa le.',
  'alert-rule.name-taken': 'Már van ilyen nevű szabály.',
  'alert-rule.not-found': 'Ez a szabály nem található.',
  'alert-rule.too-many': 'Legfeljebb 50 szabály tartható. Töröljön olyat, amelyre már nincs szüksége.',
  'watch-list.not-found': 'Ez a cég nincs a figyelt cégek között.',
  'watch-list.too-many': 'Legfeljebb 100 000 cég figyelhető. Töröljön olyat, amelyre már nincs szüksége.',
  'watch-list.too-many-labels': 'Egy cégnek legfeljebb 20 címkéje lehet.',
  'validation.failed': 'Egy vagy több mező értéke nem megfelelő.',
  'webhook.demo': 'A bemutató fiók jelszava nyilvános, ezért nem küldünk belőle más rendszereknek.',
  'webhook.delivery-not-found': 'Ez a küldemény nem található; a küldeményeket 30 napig őrizzük.',
  'webhook.not-found': 'Ez a fogadó cím nem található.',
  'webhook.range-reversed': 'A tartomány vége nem lehet az eleje előtt.',
  'webhook.replay-too-large': 'Egyszerre legfeljebb 100 000 riasztás küldhető újra. Szűkítse a tartományt.',
  'webhook.test-not-replayed': 'A próbaküldés nem ismételhető meg; indítson újat.',
  'webhook.test-running': 'Erre a címre éppen fut egy próbaküldés. Várja meg az eredményét.',
  'webhook.too-many': 'Legfeljebb 10 fogadó cím adható meg. Töröljön olyat, amelyre már nincs szüksége.',
  'webhook.url-refused':
    'Erre a címre nem küldhetünk. Nyilvánosan elérhető, https-sel kezdődő cím kell, név és jelszó, valamint külön port nélkül.',
  'webhook.url-taken': 'Ez a cím már szerepel a fogadó címek között.',
  'request.malformed': 'A kérés nem értelmezhető.',
  'request.too-large': 'A feltöltött adat túl nagy.',
  'request.unsupported-type': 'Ez a fájltípus nem használható.',
  'request.wrong-method': 'Ez a cím ilyen kérést nem fogad.',
  'traffic.too-many-requests':
    'Megnövekedett forgalom: kérjük, várjon egy kicsit, vagy forduljon az ügyfélszolgálathoz.',
  'service.not-ready': 'A szolgáltatás éppen indul. Kérjük, próbálja meg néhány másodperc múlva.',
  'service.unavailable': 'A szolgáltatás átmenetileg nem érhető el. Kérjük, próbálja meg néhány másodperc múlva.',
  'administration.demo':
    'A bemutató hozzáférés mindenkié: itt megnézheti, de nem módosíthatja az adminisztrációt.',
  'audit.too-long':
    'A napló ennyi időre túl hosszú egy fájlhoz. Válasszon rövidebb időszakot.',
  'invitation.known-user':
    'Ez az e-mail-cím már egy felhasználójuké.',
  'invitation.link-invalid':
    'Ez a meghívó lejárt, visszavonták, vagy már felhasználták. Kérjen újat attól, aki meghívta.',
  'invitation.not-found':
    'Nincs ilyen nyitott meghívó.',
  'invitation.not-possible':
    'Ehhez az e-mail-címhez már tartozik hozzáférés. Kérjen meghívót egy másik címre, vagy írjon az ügyfélszolgálatnak.',
  'invitation.too-many':
    'Túl sok meghívót küldtek. Várjon egy napot, vagy vonja vissza ezt, és hívja meg újra.',
  'invitation.too-many-open':
    'Egyszerre legfeljebb 50 meghívó lehet nyitva. Vonjon vissza egyet, mielőtt újat küld.',
  'key.not-found':
    'Nincs ilyen kulcs.',
  'key.not-for-pages':
    'Ez a hívás személyek oldalaihoz tartozik, kulccsal nem érhető el.',
  'key.too-many':
    'Egyszerre legfeljebb 20 kulcs lehet használatban. Vonjon vissza egyet, mielőtt újat hoz létre.',
  'quota.exceeded':
    'Elfogyott a kulcsok hívási kerete. A Retry-After fejléc mondja meg, mikor próbálhatja újra.',
  'role.missing':
    'Ezt csak az előfizetés adminisztrátora teheti meg.',
  'user.last-administrator':
    'Ő az egyetlen adminisztrátor. Előbb tegyen mást is azzá.',
  'user.not-found':
    'Nincs ilyen felhasználó.',
  unexpected: 'Váratlan hiba történt.',
}
