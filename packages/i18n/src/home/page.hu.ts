/** The home page. */
export const homePageHu = {
  welcome: 'Jó napot, {{name}}!',
  welcomeUnnamed: 'Jó napot!',
  documentTitle: 'Kezdőlap',
  question: 'Melyik céget nézzük meg?',
  searchHelp:
    'Név, korábbi név, adószám vagy cégjegyzékszám, kötőjellel vagy anélkül. Az ékezet és a kis- vagy nagybetű nem számít.',
  tiles: {
    label: 'Modulok',
    quickSearch: 'Cégkeresés',
    quickSearchText: 'Találati lista név vagy azonosító szerint',
    geoSearch: 'Területi keresés',
    geoSearchText: 'Cégek település, vármegye vagy körzet szerint',
    settings: 'Beállítások',
    settingsText: 'A riport és az értesítések megjelenése',
    laws: 'Jogtár',
    lawsText: 'Jogszabályok külső oldalon',
    sendMessage: 'Üzenet küldése',
    sendMessageText: 'Kérdés vagy észrevétel az ügyfélszolgálatnak',
  },
} as const
