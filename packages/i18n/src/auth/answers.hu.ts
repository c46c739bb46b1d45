/** What the server answers to a successful account call. */
export const authAnswersHu = {
  loggedOut: 'Kijelentkezett.',
  recoveryMailed:
    'Ha ehhez az e-mail-címhez tartozik hozzáférés, elküldtük rá az új jelszó megadásához szükséges hivatkozást.',
  passwordReset: 'Új jelszavát elmentettük. Jelentkezzen be vele.',
  profileSaved: 'Adatait elmentettük.',
  passwordChanged: 'Adatait és új jelszavát elmentettük. A többi eszközén kijelentkeztettük.',
  settingsSaved: 'Beállításait elmentettük.',
} as const
