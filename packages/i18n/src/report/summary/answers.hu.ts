/** What the server says on the summary page. */
export const reportSummaryAnswersHu = {
  /** Of a figure of the register: the day from which it holds, or else that on which we learnt of it. */
  registeredSince: '{{date}} óta',
  registeredKnown: '{{date}} óta ismert',
  sameSeat_one: '{{number}} további szervezet ezen a címen',
  sameSeat_other: '{{number}} további szervezet ezen a címen',
  sectorBasis_one: 'középen {{points}} pont, {{number}} beszámolóval minősített cég: {{sector}}',
  sectorBasis_other: 'középen {{points}} pont, {{number}} beszámolóval minősített cég: {{sector}}',
  figures: {
    revenue: 'Értékesítés nettó árbevétele',
    result: 'Adózott eredmény',
    ownCapital: 'Saját tőke',
    totalAssets: 'Mérlegfőösszeg',
  },
  /** How a value is worked out that no register publishes as it stands. */
  derivations: {
    nameFromId: 'A források nem közölnek nevet: a nyilvántartási azonosító áll itt.',
    status: 'Abból következik, hogy a cég be van-e jegyezve, és milyen eljárás folyik ellene.',
    sameSeat: 'Megszámoltuk, hány további, meg nem szűnt szervezet székhelye pontosan ez a cím.',
    change: 'A változás az előző üzleti évhez viszonyítva számított.',
    shared: 'Közös tulajdonos vagy képviselő: {{names}}. A státusz a másik cég nyilvántartási adataiból következik.',
    sharedOnce: 'A most nyilvántartott tulajdonos vagy képviselő a megszűnt cégben is szerepelt: {{names}}.',
  },
} as const
