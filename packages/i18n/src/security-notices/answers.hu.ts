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
  },
} as const
