/** What the server answers to a successful account or message call. */
export const authAnswersHu = {
  loggedOut: 'Kijelentkezett.',
  recoveryMailed:
    'Ha ehhez az e-mail-címhez tartozik hozzáférés, elküldtük rá az új jelszó megadásához szükséges hivatkozást.',
  passwordReset: 'Új jelszavát elmentettük. Jelentkezzen be vele.',
  profileSaved: 'Adatait elmentettük.',
  passwordChanged: 'Adatait és új jelszavát elmentettük. A többi eszközén kijelentkeztettük.',
  settingsSaved: 'Beállításait elmentettük.',
  messageSent: 'Üzenetét megkaptuk, munkatársunk hamarosan válaszol.',
  offerRequested: 'Ajánlatkérését megkaptuk, munkatársunk hamarosan keresni fogja.',
} as const
