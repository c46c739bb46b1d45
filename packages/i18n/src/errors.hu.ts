import type { ErrorCode } from '@merleg/contract/errors'

export const errorsHu: Record<ErrorCode, string> = {
  'auth.required': 'A folytatáshoz jelentkezzen be.',
  'auth.invalid-credentials': 'A felhasználónév vagy a jelszó nem megfelelő.',
  'auth.account-disabled': 'Ez a hozzáférés le van tiltva. Kérjük, forduljon az ügyfélszolgálathoz.',
  'auth.terms-not-accepted': 'Kérjük, szíveskedjen a feltételeket elfogadni!',
  'auth.recovery-token-invalid':
    'Ez a hivatkozás lejárt, vagy már felhasználták. Kérjen új jelszó-visszaállító levelet.',
  'auth.too-many-attempts': 'Túl sok sikertelen próbálkozás. Kérjük, próbálja meg később.',
  'claim.missing': 'Ez a modul nem része az előfizetésének. Kérje ajánlatunkat!',
  'company.not-found': 'Ilyen azonosítójú cég nincs az adatbázisban.',
  'days.in-future': 'Jövőbeli nap nem választható: a mai napig kérdezhet.',
  'days.reversed': 'A kezdő nap nem lehet későbbi, mint a záró nap.',
  'match.not-found': 'Ehhez a céghez nincs ilyen találat.',
  'page.not-found': 'A keresett oldal nem található.',
  'place.not-found': 'Ilyen nevű települést vagy vármegyét nem ismerünk.',
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
