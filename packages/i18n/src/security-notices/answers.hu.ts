/** Mails about changes of how a user signs in. */
export const securityNoticesAnswersHu = {
  unknownDevice: 'ismeretlen eszköz',
  look: 'Itt megnézheti, hol van bejelentkezve, és mivel lehet bejelentkezni: {{url}}',
  foreign:
    'Ha nem Ön tette, adjon meg azonnal új jelszót (a bejelentkezésnél: Elfelejtett jelszó), jelentkezzen ki minden más eszközön, és szóljon ügyfélszolgálatunknak.',
  subjects: {
    'new-device': 'Bejelentkezés új eszközről',
    'app-set': 'Hitelesítő alkalmazást állítottak be',
    'app-removed': 'Eltávolították a hitelesítő alkalmazást',
    'recovery-codes-made': 'Új helyreállító kódok készültek',
    'recovery-code-used': 'Helyreállító kóddal jelentkeztek be',
    'passkey-added': 'Jelkulcsot vettek fel',
    'passkey-removed': 'Jelkulcsot töröltek',
    'identity-linked': 'Fiókot kapcsoltak össze',
    'identity-unlinked': 'Megszüntették egy fiók összekapcsolását',
    'second-factor-reset': 'Ügyfélszolgálatunk törölte a második tényezőt',
    'second-factor-guessed': 'Sok rossz kódot adtak meg a hozzáféréséhez',
    'second-factor-reset-by-administrator': 'Az adminisztrátor törölte a második tényezőt',
    'second-factor-locked': 'Az alkalmazás kódjait már nem fogadjuk el',
  },
  texts: {
    'new-device':
      '{{moment}}: bejelentkeztek a hozzáférésével egy eszközről, amelyről eddig még nem. Eszköz: {{device}}, hálózati cím: {{address}}.',
    'app-set':
      '{{moment}}: hitelesítő alkalmazást állítottak be a hozzáféréséhez. A bejelentkezéshez mostantól a kódja is kell.',
    'app-removed': '{{moment}}: eltávolították a hozzáféréséhez beállított hitelesítő alkalmazást.',
    'recovery-codes-made':
      '{{moment}}: új helyreállító kódok készültek a hozzáféréséhez. A korábbiak már nem használhatók.',
    'recovery-code-used':
      '{{moment}}: felhasználták a hozzáféréséhez tartozó egyik helyreállító kódot. Felhasználható kódok száma: {{left}}.',
    'passkey-added':
      '{{moment}}: jelkulcsot vettek fel a hozzáféréséhez, jelszó nélküli bejelentkezésre. Neve: {{name}}.',
    'passkey-removed': '{{moment}}: töröltek egy jelkulcsot a hozzáféréséből. Neve: {{name}}.',
    'identity-linked':
      '{{moment}}: a hozzáférését összekapcsolták egy fiókkal, amellyel mostantól be lehet jelentkezni. Szolgáltató: {{provider}}, fiók: {{label}}.',
    'identity-unlinked':
      '{{moment}}: megszüntették a hozzáférése és egy fiók összekapcsolását. Szolgáltató: {{provider}}, fiók: {{label}}.',
    'second-factor-reset':
      '{{moment}}: ügyfélszolgálatunk törölte a hozzáféréséhez beállított hitelesítő alkalmazást, jelkulcsokat és helyreállító kódokat, és mindenhol kijelentkeztettük. Jelszavával bejelentkezhet, és újra beállíthatja őket.',
    'second-factor-guessed':
      '{{moment}}: sokszor adtak meg rossz kódot a hozzáféréséhez. Ha nem Ön volt, valaki ismerheti a jelszavát, vagy a bejelentkezett eszközét használja; ezek a próbálkozások nem jártak sikerrel.',
    'second-factor-reset-by-administrator':
      '{{moment}}: előfizetésük adminisztrátora törölte a hozzáféréséhez beállított hitelesítő alkalmazást, jelkulcsokat és helyreállító kódokat, és mindenhol kijelentkeztettük. Jelszavával bejelentkezhet, és újra beállíthatja őket.',
    'second-factor-locked':
      '{{moment}}: 24 órán belül nagyon sok rossz kódot adtak meg a hozzáféréséhez, ezért a hitelesítő alkalmazás kódjait már nem fogadjuk el. Helyreállító kóddal vagy jelkulccsal be tud lépni; helyreállító kód használata után az alkalmazás kódja is újra jó. Ha nem Ön volt, valaki ismerheti a jelszavát: adjon meg újat.',
  },
  /** To the administrators of a subscriber. */
  administrators: {
    look: 'Felhasználóik, kulcsaik és a tevékenységnapló itt van: {{url}}',
    foreign:
      'Ha erről nem tud, egyeztessen azzal, akiről szó van; ha ő sem tud róla, vonják vissza, és szóljanak ügyfélszolgálatunknak.',
    subjects: {
      'key-made': 'Új kulcs készült az előfizetéshez',
      'administrator-made': 'Új adminisztrátora van az előfizetésnek',
      'administrator-joined': 'Új adminisztrátor csatlakozott az előfizetéshez',
      'factor-removed': 'Egy felhasználótól második tényezőt töröltek',
    },
    texts: {
      'key-made':
        '{{moment}}: {{by}} új kulcsot hozott létre, amellyel programok érhetik el az előfizetés adatait. A kulcs neve: {{key}}.',
      'administrator-made': '{{moment}}: {{by}} adminisztrátorrá tette ezt a felhasználót: {{user}}.',
      'administrator-joined': '{{moment}}: {{user}} elfogadta a meghívót, és adminisztrátorként csatlakozott.',
      'factor-removed': '{{moment}}: {{user}} hozzáféréséből hitelesítő alkalmazást vagy jelkulcsot távolítottak el.',
    },
  },
} as const
