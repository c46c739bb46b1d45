/** Functional settings. */
export const settingsPageHu = {
  title: 'Funkcionális beállítások',
  report: 'Cégriport',
  monitoring: 'Monitoring és értesítések',
  other: 'Keresés és nézet',
  companyTitle: 'Cégszintű beállítások',
  companyIntro: 'Ezek az előfizetés minden felhasználójára érvényesek. A módosítás bekerül a tevékenységnaplóba.',
  companyLevel: 'cégszintű',
  companyLevelHint: 'Az előfizetés minden felhasználójára érvényes.',
  companyReadOnly: 'Módosítani az előfizetés adminisztrátora tudja.',
  confirmTitle: 'Cégszintű beállítás módosul',
  confirmText: 'A módosítás az előfizetés minden felhasználójára érvényes lesz.',
  companyReportValidDetails: 'Csak hatályos adatok',
  companyReportValidDetailsHint: 'A riport a megszűnt tételeket alapból elrejti.',
  companyReportOpenAll: 'Minden csoport nyitva',
  companyReportOpenAllHint: 'A cégadatok csoportjai kinyitva jelennek meg.',
  companyReportThousands: 'Összegek ezer forintban',
  companyReportThousandsHint: 'A riport forintösszegei ezer forintban jelennek meg.',
  companyReportHideHistory: 'Keresési előzmények elrejtése',
  companyReportHideHistoryHint: 'A kezdőlap nem tölti be és nem mutatja az előzményeket.',
  monitoringNegativeEvents: 'Csak negatív események',
  monitoringNegativeEventsHint:
    'Az oldalon és a levelekben csak a kedvezőtlen változásokról riasztunk. Kivétel: a kért megszűnések és a saját szabályok.',
  notificationOfCloses: 'Értesítés megszűnésekről',
  notificationOfClosesHint: 'A cégek megszűnéséről és az ahhoz vezető eljárásokról szintjüktől függetlenül riasztunk.',
  monitoringTable: 'Monitoringtáblázat a levélben',
  monitoringTableHint:
    'A levél táblázatban mutatja, mi változott: cég, adószám, esemény, előtte, utána, nap, forrás. Enélkül rövid lista hivatkozásokkal.',
  weeklyMonitoringReport: 'Heti monitoringjelentés',
  weeklyMonitoringReportHint:
    'A hét első munkanapjának reggelén számokban foglalja össze a figyelt cégeket, akkor is, ha nem közöltek változást.',
  alertMails: 'Levelek a riasztásokról',
  alertMailChoices: {
    'at-once': {
      label: 'Azonnal',
      hint: 'Néhány másodperccel a változás után, de öt percen belül legfeljebb egy levél.',
    },
    daily: { label: 'Naponta', hint: 'Munkanapokon reggel hétkor egy levél, ha van miről.' },
    weekly: { label: 'Hetente', hint: 'A hét első munkanapján reggel hétkor egy levél, ha van miről.' },
    off: { label: 'Nem kérek levelet', hint: 'A riasztások az oldalon ekkor is megjelennek.' },
  },
  salesView: 'Értékesítői nézet',
  salesViewHint:
    'Ahol nem rendezte át maga, a részletes és a marketingkeresés listája az árbevételt, a növekedést, a létszámot és a főtevékenységet mutatja, a marketingkeresésé az elérhetőséget is, a riport összefoglalója pedig az elérhetőséggel kezdődik.',
  perPage: 'Találatok száma laponként',
  perPageHint:
    'Ennyi sor jelenik meg a találatok, a riasztások és más, lapozható listák egy oldalán, amíg a listán mást nem választ.',
} as const
