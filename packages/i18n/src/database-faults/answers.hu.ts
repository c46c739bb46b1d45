/** Amit a parancs mond, amikor az adatbázis nem tudja elvégezni a munkát. */
export const databaseFaultsAnswersHu = {
  connection:
    'Megszakadt a kapcsolat az adatbázissal ({{detail}}). A folyamatban lévő lépés vagy egészében megvan, vagy semmi sem maradt belőle. Futtassa újra ugyanezt a parancsot: ami már megvan, nem kerül be kétszer.',
  'disk-full':
    'Megtelt az adatbázis lemeze ({{detail}}). A folyamatban lévő lépésből semmi sem maradt meg. Szabadítson fel helyet, azután futtassa újra ugyanezt a parancsot.',
  'disk-low':
    'Fogy a hely az adatbázis lemezén: {{free}} MB maradt. Amíg fel nem szabadul hely, az adatbázis csak olvasható; a folyamatban lévő írások megszakadtak.',
  'disk-roomy': 'Van elég hely az adatbázis lemezén: az adatbázis újra írható.',
  resource:
    'Az adatbázis-kiszolgálónak elfogyott valamelyik erőforrása ({{detail}}). A folyamatban lévő lépésből semmi sem maradt meg.',
  newer:
    'Ezt az adatbázist a Mérleg egy újabb kiadása már frissítette ({{migration}}. migráció), amelyet ez a program nem ismer. Semmi sem változott. Indítsa el az újabb kiadást; vagy ha vissza akar térni ehhez, állítson vissza egy ezzel a kiadással készült mentést (merleg restore) egy üres adatbázisba.',
} as const
