/** Mails. Those under `service` go to our own staff. */
export const mailsAnswersHu = {
  answer: { subject: 'Válasz a {{number}}. számú kérésére', asked: 'Amit kért:' },
  greeting: 'Tisztelt {{name}}!',
  signature: 'Üdvözlettel:\nMérleg',
  recovery: {
    subject: 'Új jelszó megadása',
    why: 'Új jelszót kértek az Ön Mérleg-hozzáféréséhez. Az alábbi hivatkozáson adhatja meg:',
    limits:
      'A hivatkozás {{minutes}} percig érvényes, és csak egyszer használható fel. Az új jelszóval minden korábbi bejelentkezés megszűnik.',
    ignore: 'Ha nem Ön kérte, nincs teendője: jelszava változatlan marad.',
  },
  receipt: {
    subjects: {
      message: 'Megkaptuk az üzenetét',
      offer: 'Megkaptuk az ajánlatkérését',
      'top-up': 'Megkaptuk a feltöltési kérését',
    },
    texts: {
      message: 'Az alábbi üzenetét megkaptuk:',
      offer: 'Ajánlatkérését megkaptuk a következő modulra:',
      'top-up': 'Egyenlegének feltöltésére vonatkozó kérését megkaptuk:',
    },
    number: 'Kérésének száma: {{number}}',
    answer: 'Munkatársunk erre az e-mail-címre válaszol.',
  },
  topUp: '{{account}}: {{amount}} áfa nélkül',
  favorites: {
    subject: 'Változások a kedvenc kereséseiben',
    why: 'A figyelt kedvenceinek találatai így változtak a legutóbbi levelünk óta:',
    entered: 'Bekerült: {{names}}',
    left: 'Kiesett: {{names}}',
    more: '{{names}} és még {{number}} cég',
    stop: 'A leveleket a Kedvencek oldalon kapcsolhatja ki, egyenként vagy egyszerre: {{url}}',
  },
  webhook: {
    subject: 'Leállt a riasztások küldése: {{name}}',
    gone: '{{name, capitalArticle}} {{name}} ({{host}}) azt válaszolta, hogy már nem fogad riasztásokat (410), ezért nem küldünk neki többet.',
    failing:
      '{{name, capitalArticle}} {{name}} ({{host}}) három napja egyetlen riasztást sem fogadott, ezért nem küldünk neki többet.',
    kept: 'A riasztások megmaradnak: ha a küldést újra bekapcsolja, onnan folytatjuk, ahol abbamaradt. {{url}}',
  },
  watchExport: {
    subject: 'A figyelt cégek exportja elkészült',
    text: 'A figyelt cégeinek exportja elkészült. {{days}} napig itt töltheti le, bejelentkezés után:',
  },
  listExport: {
    subject: 'Elkészült a céglistája',
    text: 'A megvásárolt céglista elkészült. {{days}} napig itt töltheti le, bejelentkezés után, akárhányszor; később újra elkészíthető, és ami benne már az Öné, azért nem kell újra fizetni:',
  },
  service: {
    subjects: {
      message: 'Üzenet az ügyfélszolgálatnak',
      offer: 'Ajánlatkérés',
      'top-up': 'Egyenleg feltöltésének kérése',
    },
    message: 'Üzenet',
    offer: 'A kért modul',
    number: 'Kérés száma',
    user: 'Felhasználó',
    phone: 'Telefon',
    subscriber: 'Előfizető',
    language: 'Nyelv',
    page: 'Oldal',
    topUp: 'Feltöltés',
  },
} as const
