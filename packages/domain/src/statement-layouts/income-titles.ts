/** Titles of the income statement lines by code: hu (Act C of 2000, annexes 2 and 3) | en | de. */
export const INCOME_TITLES: Readonly<Record<string, string>> = {
  domesticSales: 'Belföldi értékesítés nettó árbevétele|Net domestic sales|Umsatzerlöse Inland',
  exportSales: 'Exportértékesítés nettó árbevétele|Net export sales|Umsatzerlöse Ausland',
  netSales: 'Értékesítés nettó árbevétele|Net sales|Umsatzerlöse',
  inventoryChange:
    'Saját termelésű készletek állományváltozása|Change in own-produced inventories|Bestandsveränderung selbst erzeugter Vorräte',
  ownWorkCapitalised:
    'Saját előállítású eszközök aktivált értéke|Own work capitalised|Aktivierte Eigenleistungen an Vermögensgegenständen',
  capitalisedOwnPerformance:
    'Aktivált saját teljesítmények értéke|Capitalised value of own performance|Aktivierte Eigenleistungen',
  otherIncome: 'Egyéb bevételek|Other income|Sonstige Erträge',
  impairmentReversed: 'Visszaírt értékvesztés|Impairment reversed|Wertaufholung',
  materialCosts: 'Anyagköltség|Cost of materials|Materialkosten',
  servicesUsed: 'Igénybe vett szolgáltatások értéke|Services used|In Anspruch genommene Leistungen',
  otherServices: 'Egyéb szolgáltatások értéke|Other services|Sonstige Leistungen',
  costOfGoodsSold: 'Eladott áruk beszerzési értéke|Cost of goods sold|Anschaffungskosten verkaufter Waren',
  costOfServicesSold:
    'Eladott (közvetített) szolgáltatások értéke|Services sold (intermediated)|Verkaufte (vermittelte) Leistungen',
  materialExpenditure: 'Anyagjellegű ráfordítások|Material expenditure|Materialaufwand',
  wages: 'Bérköltség|Wages and salaries|Löhne und Gehälter',
  otherPersonnelPayments: 'Személyi jellegű egyéb kifizetések|Other personnel payments|Sonstige Personalaufwendungen',
  wageContributions: 'Bérjárulékok|Social contributions|Lohnabgaben',
  personnelExpenditure: 'Személyi jellegű ráfordítások|Personnel expenditure|Personalaufwand',
  depreciation: 'Értékcsökkenési leírás|Depreciation and amortisation|Abschreibungen',
  otherExpenditure: 'Egyéb ráfordítások|Other expenditure|Sonstige Aufwendungen',
  impairment: 'Értékvesztés|Impairment|Wertminderung',
  directCostOfSales:
    'Értékesítés elszámolt közvetlen önköltsége|Direct prime cost of sales|Direkte Herstellungskosten des Umsatzes',
  directSalesCosts: 'Értékesítés közvetlen költségei|Direct cost of sales|Direkte Kosten des Umsatzes',
  grossSalesProfit: 'Értékesítés bruttó eredménye|Gross profit on sales|Bruttoergebnis vom Umsatz',
  sellingCosts: 'Értékesítési, forgalmazási költségek|Selling and distribution costs|Vertriebskosten',
  administrativeCosts: 'Igazgatási költségek|Administrative costs|Verwaltungskosten',
  otherGeneralCosts: 'Egyéb általános költségek|Other general overheads|Sonstige allgemeine Kosten',
  indirectSalesCosts: 'Értékesítés közvetett költségei|Indirect cost of sales|Indirekte Kosten des Umsatzes',
  operatingProfit: 'Üzemi (üzleti) tevékenység eredménye|Operating profit|Betriebsergebnis',
  dividendIncome:
    'Kapott (járó) osztalék és részesedés|Dividends and profit shares received or due|Erhaltene (zustehende) Dividenden und Gewinnanteile',
  dividendIncomeFromRelated: 'Kapcsolt vállalkozástól kapott|From affiliated undertakings|Von verbundenen Unternehmen',
  shareholdingIncome:
    'Részesedésekből származó bevételek, árfolyamnyereségek|Income and gains from participating interests|Erträge und Kursgewinne aus Beteiligungen',
  shareholdingIncomeFromRelated:
    'Kapcsolt vállalkozástól kapott|From affiliated undertakings|Von verbundenen Unternehmen',
  fixedFinancialIncome:
    'Befektetett pénzügyi eszközökből (értékpapírokból, kölcsönökből) származó bevételek, árfolyamnyereségek|Income and gains from financial fixed assets (securities, loans)|Erträge und Kursgewinne aus Finanzanlagen (Wertpapiere, Ausleihungen)',
  fixedFinancialIncomeFromRelated:
    'Kapcsolt vállalkozástól kapott|From affiliated undertakings|Von verbundenen Unternehmen',
  interestIncome:
    'Egyéb kapott (járó) kamatok és kamatjellegű bevételek|Other interest received or due and similar income|Sonstige Zinsen und ähnliche Erträge',
  interestIncomeFromRelated: 'Kapcsolt vállalkozástól kapott|From affiliated undertakings|Von verbundenen Unternehmen',
  otherFinancialIncome: 'Pénzügyi műveletek egyéb bevételei|Other financial income|Sonstige Finanzerträge',
  otherFinancialIncomeFairValue: 'Értékelési különbözet|Fair value difference|Bewertungsdifferenz',
  financialIncome: 'Pénzügyi műveletek bevételei|Financial income|Finanzerträge',
  shareholdingExpenditure:
    'Részesedésekből származó ráfordítások, árfolyamveszteségek|Expenditure and losses on participating interests|Aufwendungen und Kursverluste aus Beteiligungen',
  shareholdingExpenditureToRelated:
    'Kapcsolt vállalkozásnak adott|To affiliated undertakings|An verbundene Unternehmen',
  fixedFinancialExpenditure:
    'Befektetett pénzügyi eszközökből (értékpapírokból, kölcsönökből) származó ráfordítások, árfolyamveszteségek|Expenditure and losses on financial fixed assets (securities, loans)|Aufwendungen und Kursverluste aus Finanzanlagen (Wertpapiere, Ausleihungen)',
  fixedFinancialExpenditureToRelated:
    'Kapcsolt vállalkozásnak adott|To affiliated undertakings|An verbundene Unternehmen',
  interestExpenditure:
    'Fizetendő (fizetett) kamatok és kamatjellegű ráfordítások|Interest payable or paid and similar expenditure|Zinsen und ähnliche Aufwendungen',
  interestExpenditureToRelated: 'Kapcsolt vállalkozásnak adott|To affiliated undertakings|An verbundene Unternehmen',
  financialImpairment:
    'Részesedések, értékpapírok, tartósan adott kölcsönök, bankbetétek értékvesztése|Impairment of participating interests, securities, long-term loans and bank deposits|Wertminderung von Beteiligungen, Wertpapieren, langfristigen Ausleihungen und Bankguthaben',
  otherFinancialExpenditure:
    'Pénzügyi műveletek egyéb ráfordításai|Other financial expenditure|Sonstige Finanzaufwendungen',
  otherFinancialExpenditureFairValue: 'Értékelési különbözet|Fair value difference|Bewertungsdifferenz',
  financialExpenditure: 'Pénzügyi műveletek ráfordításai|Financial expenditure|Finanzaufwendungen',
  financialResult: 'Pénzügyi műveletek eredménye|Financial result|Finanzergebnis',
  profitBeforeTax: 'Adózás előtti eredmény|Profit before tax|Ergebnis vor Steuern',
  incomeTax: 'Adófizetési kötelezettség|Tax liability|Steuern vom Einkommen und Ertrag',
  deferredTax: 'Halasztott adókülönbözet|Deferred tax difference|Latente Steuerdifferenz',
  profitAfterTax: 'Adózott eredmény|Profit after tax|Ergebnis nach Steuern',
  totalIncome: 'Összes bevétel|Total income|Summe der Erträge',
  totalExpenditure: 'Összes ráfordítás|Total expenditure|Summe der Aufwendungen',
  grossProfit: 'Adózás előtti nyereség|Gross profit (before tax)|Bruttogewinn (vor Steuern)',
  grossLoss: 'Adózás előtti veszteség|Gross loss (before tax)|Bruttoverlust (vor Steuern)',
  netProfit: 'Adózott nyereség|Net profit|Nettogewinn',
  netLoss: 'Adózott veszteség|Net loss|Nettoverlust',
  employees: 'Átlagos statisztikai létszám|Average number of employees|Durchschnittliche Beschäftigtenzahl',
}
