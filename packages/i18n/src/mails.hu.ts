/** Mails. Those under `service` go to our own staff. */
export const mailsHu = {
  greeting: 'Tisztelt {{name}}!',
  signature: 'Üdvözlettel:\nMérleg',
  recovery: {
    subject: 'Új jelszó megadása',
    why: 'Új jelszót kértek az Ön Mérleg-hozzáféréséhez. Az alábbi hivatkozáson adhatja meg:',
    limits:
      'A hivatkozás {{minutes}} percig érvényes, és csak egyszer használható fel. Az új jelszóval minden korábbi bejelentkezés megszűnik.',
    ignore: 'Ha nem Ön kérte, nincs teendője: jelszava változatlan marad.',
  },
  service: {
    messageSubject: 'Üzenet az ügyfélszolgálatnak',
    offerSubject: 'Ajánlatkérés',
    message: 'Üzenet',
    offer: 'A kért modul',
    user: 'Felhasználó',
    phone: 'Telefon',
    subscriber: 'Előfizető',
    language: 'Nyelv',
    page: 'Oldal',
  },
} as const
