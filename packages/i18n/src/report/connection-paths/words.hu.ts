/** Words of the paths between parties, on the page and in print. */
export const reportConnectionPathsWordsHu = {
  title: 'Utak felek között',
  parties: 'Felek',
  ever: 'Megszűnt kapcsolatokon át is',
  path: '{{number}}. út',
  told: 'A felsorolás az első {{told}} utat mutatja, összesen {{total}} van.',
  incomplete: 'A keresés nem teljes: a megengedett időben {{explored}} fél kapcsolatait néztük át.',
  hubs: 'Sok kapcsolatuk miatt ezeken a feleken át nem kerestünk: {{names}}. Rajtuk át is vezethet út.',
  andMore: '{{names}} és még {{count}}',
  kinds: {
    owner: 'tulajdonos',
    beneficial: 'tényleges tulajdonos a nyilvántartás szerint',
    leader: 'vezető, képviselő',
    succession: 'jogelőd, jogutód',
    supervisor: 'felügyelőbizottsági tag',
    auditor: 'könyvvizsgáló',
  },
} as const
