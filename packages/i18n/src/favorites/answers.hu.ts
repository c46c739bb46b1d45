/** Favourites: saved searches under a name. */
export const favoritesAnswersHu = {
  added: 'A keresést a kedvencek közé mentettük.',
  updated: 'A módosításokat mentettük.',
  deleted: 'A kedvencet töröltük.',
  restored: 'A kedvencet visszaállítottuk.',
  subscribed: 'Mostantól figyeljük, ki kerül be és ki esik ki. A változásokról hetente levelet küldünk.',
  subscribedDemo: 'Mostantól figyeljük, ki kerül be és ki esik ki. Bemutató hozzáférésnek levelet nem küldünk.',
  unsubscribed: 'A változásait már nem figyeljük.',
  allUnsubscribed: 'Egyik kedvenc változásait sem figyeljük már, levelet sem küldünk róluk.',
  notChecked:
    'Most nem tudtuk összevetni: a figyelést időközben kikapcsolták, vagy egy másik ellenőrzés gyorsabb volt.',
  unchanged: 'A legutóbbi ellenőrzés óta a találatok köre nem változott.',
  changed: '{{entered}} cég bekerült, {{left}} kiesett.',
  unknownValue: 'nem ismert',
  newCompany: 'a cég újonnan került a nyilvántartásunkba',
  /** Whom a favourite loses as the currency of its accounts or the length of its year is another. */
  losses: {
    amounts:
      'Összeghatáros kedvencből az a cég is kiesik, amelynek új beszámolója már nem forintban készült: összegeit nem számítjuk át.',
    wholeYear:
      'Árbevételre, EBITDA-ra, eredményre vagy társasági adóra kért határú kedvencből az a cég is kiesik, amelynek új beszámolója nem egész üzleti évről szól: összegeit nem számítjuk át tizenkét hónapra.',
    growth:
      'Az árbevétel változását kérő kedvencből az a cég is kiesik, amelynek új beszámolója más pénznemű, mint az előző évié, és az előző évet az új pénznemben nem közli: a két év nem vethető össze.',
  },
}
