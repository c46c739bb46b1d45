/**
 * What a company can do about its rating by the keys of `domain/score/lift-levers`: `name`, the sentence of a step with
 * its amounts as text (`amount`, `from`, `to`), and what is taken for granted in it. `moves`: what moves along with a
 * slider of the what-if.
 */
export const scoreLeversHu = {
  levers: {
    'collect-receivables': {
      name: 'Követelések behajtása',
      step: 'A követelések {{amount}} behajtásával {{from}} helyett {{to}} lennének.',
      assumption: 'A befolyt összeg pénzeszköz marad.',
    },
    'sell-inventories': {
      name: 'Készletek értékesítése',
      step: 'A készletek {{amount}} értékben könyv szerinti áron eladva {{from}} helyett {{to}} lennének.',
      assumption: 'A befolyt összeg pénzeszköz marad, nyereség nem keletkezik.',
    },
    'raise-capital': {
      name: 'Tőkeemelés',
      step: '{{amount}} pénzbeli tőkeemeléssel a saját tőke {{from}} helyett {{to}} lenne.',
      assumption: 'A befizetés a jegyzett tőkét és a pénzeszközöket növeli.',
    },
    'cut-costs': {
      name: 'Működési költségek csökkentése',
      step: 'A működési költségek {{amount}} megtakarítással {{from}} helyett {{to}} lennének.',
      assumption:
        'Az árbevétel nem változik; a megtakarítás a cég eddigi adóhányadával csökkentve a saját tőkét és a pénzeszközöket növeli.',
    },
    'sell-more': {
      name: 'Árbevétel növelése',
      step: '{{amount}} többletforgalommal, változatlan eredményhányad mellett az árbevétel {{from}} helyett {{to}} lenne.',
      assumption:
        'A költségek arányosan nőnek, a követelések és a készletek nem; a többleteredmény adózás után a saját tőkét és a pénzeszközöket növeli.',
    },
    'pay-short-term-debt': {
      name: 'Rövid lejáratú tartozás törlesztése',
      step: '{{amount}} törlesztésével a rövid lejáratú kötelezettségek {{from}} helyett {{to}} lennének.',
      assumption: 'A törlesztés a meglévő pénzeszközökből történik.',
    },
    'lengthen-debt': {
      name: 'Rövid tartozás átütemezése',
      step: '{{amount}} rövid lejáratú tartozás hosszú lejáratúra cserélésével a hosszú lejáratú kötelezettségek {{from}} helyett {{to}} lennének.',
      assumption: 'A kötelezettségek összege és a kamatteher nem változik.',
    },
  },
  none: 'Nem találtunk olyan reális változást, amely önmagában vagy egy másikkal együtt jobb sávba emelné a céget.',
  moves:
    'Ami elmozdul, azt a rövid lejáratú kötelezettségek egyenlítik ki: a több eszközre tartozni kell, az új tőke, a nyereség és a hosszú lejáratú hitel tartozást törleszt. A felvett rövid lejáratú pénz a pénzeszközök közé kerül, az értékcsökkenés a befektetett eszközökből vonódik le, a fizetett adó a beszámoló szerinti marad.',
} as const
