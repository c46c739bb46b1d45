import type { ErrorCode } from '@merleg/contract/errors'

export const errorsAnswersHu: Record<ErrorCode, string> = {
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
  'company.not-found': 'Ilyen azonosítójú cég nincs az adatbázisban.',
  'days.in-future': 'Jövőbeli nap nem választható: a mai napig kérdezhet.',
  'days.reversed': 'A kezdő nap nem lehet későbbi, mint a záró nap.',
  'info-item.not-found': 'Ez az információ már nem szerepel a cégnél.',
  'job.not-found': 'Nincs ilyen feladat, vagy az eredményét már töröltük.',
  'match.not-found': 'Ehhez a céghez nincs ilyen találat.',
  'messages.too-many': 'Rövid idő alatt sok üzenetet küldött. Kérjük, várjon egy kicsit a következővel.',
  'page.not-found': 'A keresett oldal nem található.',
  'password.common': 'Ezt a jelszót sokan használják, ezért könnyen kitalálható. Válasszon másikat.',
  'password.current-required': 'A jelszó megváltoztatásához adja meg a jelenlegi jelszavát is.',
  'password.own-data':
    'A jelszó az Ön nevéből, e-mail-címéből vagy más adatából áll, ezért könnyen kitalálható. Válasszon másikat.',
  'place.not-found': 'Ilyen nevű települést vagy vármegyét nem ismerünk.',
  'print.nothing-chosen': 'Válasszon legalább egy nyomtatandó fejezetet.',
  'publication.not-available': 'Ez a dokumentum ennél a cégnél nem rendelhető.',
  'publication.price-changed': 'Az árak időközben megváltoztak. Kérjük, nézze át a rendelést az új árakkal.',
  'sector.not-found': 'Ehhez az ágazathoz a cégnek nincs bejegyzett tevékenysége.',
  'statement.not-found': 'Erre az évre nincs ilyen beszámoló az adatbázisban.',
  'summary.not-found': 'Ehhez a céghez nincs összefoglaló.',
  'validation.failed': 'Egy vagy több mező értéke nem megfelelő.',
  'request.malformed': 'A kérés nem értelmezhető.',
  'request.too-large': 'A feltöltött adat túl nagy.',
  'request.unsupported-type': 'Ez a fájltípus nem használható.',
  'request.wrong-method': 'Ez a cím ilyen kérést nem fogad.',
  'traffic.too-many-requests':
    'Megnövekedett forgalom: kérjük, várjon egy kicsit, vagy forduljon az ügyfélszolgálathoz.',
  'service.not-ready': 'A szolgáltatás éppen indul. Kérjük, próbálja meg néhány másodperc múlva.',
  'service.unavailable': 'A szolgáltatás átmenetileg nem érhető el. Kérjük, próbálja meg néhány másodperc múlva.',
  unexpected: 'Váratlan hiba történt.',
}
