/** Where the shares of failing companies are from, by the keys of `domain/score/base-rate-table`; `year` is that of the figure. */
export const scoreBaseRatesHu = {
  sources: {
    'coface-opten-2021': 'a Coface felszámolási és az Opten cégszámadata, 2021',
    'coface-opten-2022': 'a Coface felszámolási és az Opten cégszámadata, 2022',
    'hungary-after-2022':
      'munkafeltevés a {{year}} óta közölt felszámolási adatok alapján, a járvány miatt halasztott eljárások nélkül',
    'coface-romania': 'munkafeltevés a Coface Romania {{year}}. évi fizetésképtelenségi száma alapján',
    'creditinfo-estonia': 'a Creditinfo közlése, {{year}}',
    fallback: 'munkafeltevés: brit, nem tőzsdei cégek 2000–2007. évi aránya, az ország saját adata híján',
    configured: 'az üzemeltető által megadott arány',
  },
} as const
