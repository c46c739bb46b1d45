/** Own profile. */
export const profilePageHu = {
  title: 'Profil szerkesztése',
  personal: 'Személyes adatok',
  name: 'Név',
  email: 'E-mail-cím',
  emailHint: 'Az e-mail-cím egyben a felhasználónév; módosítását az ügyfélszolgálattól kérheti.',
  phone: 'Telefonszám',
  password: 'Jelszó módosítása',
  passwordHint: 'Csak akkor töltse ki, ha új jelszót szeretne. A többi eszközén ekkor újra be kell jelentkeznie.',
  currentPassword: 'Jelenlegi jelszó',
  newPassword: 'Új jelszó',
  newPasswordPlaceholder: 'legalább 8 karakter',
  passwordConfirmation: 'Új jelszó ismét',
  credit: 'Egyenleg',
  creditHint: 'Az egyenleg az előfizetőé; vásárlás és feltöltés változtatja.',
  creditHeld: 'zárolva {{amount}}',
  creditStatement: 'Kivonat',
} as const
