/** What the server says of webhooks: what was done, and how attempts went. */
export const webhooksAnswersHu = {
  added: 'A fogadó címet felvettük. Mostantól ide is küldjük a riasztásokat.',
  updated: 'A módosításokat mentettük.',
  paused: 'A küldést szüneteltetjük. A riasztások megmaradnak.',
  resumed: 'Ott folytatjuk a küldést, ahol abbamaradt.',
  deleted: 'A fogadó címet és küldeményeit töröltük.',
  rotated:
    'Új titkot készítettünk. Az előzővel még 24 órán át szintén aláírunk, az azt megelőzőkkel a saját határidejükig.',
  rotatedAtOnce: 'Új titkot készítettünk. Mostantól csak ezzel írunk alá: cserélje le a fogadó oldalon.',
  replayed_one: '{{number}} riasztást újra elküldünk.',
  replayed_other: '{{number}} riasztást újra elküldünk.',
  outcomes: {
    taken: 'fogadta ({{status}})',
    gone: 'többet nem kér (410)',
    redirected: 'máshová irányított ({{status}}); az átirányítást nem követjük',
    refused: 'nem fogadta ({{status}})',
    'nothing-to-send': 'a riasztás már nincs meg',
    'url-refused': 'erre a címre nem küldhetünk',
    'address-refused': 'a cím belső hálózatba vezet, oda nem küldünk',
    'name-unknown': 'a címben szereplő név nem található',
    timeout: '15 másodpercen belül nem válaszolt',
    tls: 'a biztonságos kapcsolat nem jött létre (tanúsítvány vagy titkosítás)',
    connection: 'nem sikerült kapcsolódni',
    'secret-unreadable': 'a titok nem olvasható a telepítés kulcsával; kérjen új titkot',
  },
}
