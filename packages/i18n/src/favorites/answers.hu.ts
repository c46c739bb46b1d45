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
}
