/** Titles of the income statement lines by code: hu (Act C of 2000, annexes 2 and 3) | en | de. */
export const INCOME_TITLES: Readonly<Record<string, string>> = {
  domesticSales: 'Belföldi értékesítés nettó árbevétele|Net domestic sales|Umsatzerlöse Inland',
  exportSales: 'Exportértékesítés nettó árbevétele|Net export sales|Umsatzerlöse Ausland',
  netSales: 'Értékesítés nettó árbevétele|Net sales|Umsatzerlöse',
  inventoryChange:
    'Saját termelésű készletek állományváltozása|Change in inventories of own production|Bestandsveränderung selbst erzeugter Vorräte',
  ownWorkCapitalised:
    'Saját előállítású eszközök aktivált értéke|Own work capitalised|Andere aktivierte Eigenleistungen',
  capitalisedOwnPerformance:
    'Aktivált saját teljesítmények értéke|Changes in inventories and own work capitalised|Bestandsveränderungen und aktivierte Eigenleistungen',
  otherIncome: 'Egyéb bevételek|Other income|Sonstige Erträge',
  impairmentReversed: 'Visszaírt értékvesztés|Reversal of impairment|Wertaufholung',
  materialCosts: 'Anyagköltség|Cost of materials|Materialkosten',
  servicesUsed: 'Igénybe vett szolgáltatások értéke|Services used|Bezogene Leistungen',
  otherServices: 'Egyéb szolgáltatások értéke|Other services|Sonstige Leistungen',
  costOfGoodsSold: 'Eladott áruk beszerzési értéke|Cost of goods sold|Anschaffungskosten verkaufter Waren',
  costOfServicesSold:
    'Eladott (közvetített) szolgáltatások értéke|Cost of services resold|Verkaufte (vermittelte) Leistungen',
  materialExpenditure: 'Anyagjellegű ráfordítások|Material expenses|Materialaufwand',
  wages: 'Bérköltség|Wages and salaries|Löhne und Gehälter',
  otherPersonnelPayments: 'Személyi jellegű egyéb kifizetések|Other staff costs|Sonstige Personalaufwendungen',
  wageContributions: 'Bérjárulékok|Social security contributions|Lohnabgaben',
  personnelExpenditure: 'Személyi jellegű ráfordítások|Staff costs|Personalaufwand',
  depreciation: 'Értékcsökkenési leírás|Depreciation and amortisation|Abschreibungen',
  otherExpenditure: 'Egyéb ráfordítások|Other expenses|Sonstige Aufwendungen',
  impairment: 'Értékvesztés|Impairment|Wertminderung',
  directCostOfSales:
    'Értékesítés elszámolt közvetlen önköltsége|Direct production cost of sales|Direkte Herstellungskosten der verkauften Leistungen',
  directSalesCosts: 'Értékesítés közvetlen költségei|Direct costs of sales|Direkte Kosten der Umsatzerlöse',
  costOfSales: 'Értékesítés költsége|Cost of sales|Umsatzkosten',
  grossSalesProfit: 'Értékesítés bruttó eredménye|Gross profit on sales|Bruttoergebnis vom Umsatz',
  sellingCosts: 'Értékesítési, forgalmazási költségek|Selling and distribution costs|Vertriebskosten',
  administrativeCosts: 'Igazgatási költségek|Administrative costs|Verwaltungskosten',
  otherGeneralCosts: 'Egyéb általános költségek|Other general overheads|Sonstige allgemeine Kosten',
  indirectSalesCosts: 'Értékesítés közvetett költségei|Indirect costs of sales|Indirekte Kosten der Umsatzerlöse',
  operatingProfit: 'Üzemi (üzleti) tevékenység eredménye|Operating profit|Betriebsergebnis',
  dividendIncome:
    'Kapott (járó) osztalék és részesedés|Dividends and profit shares received or receivable|Erhaltene (zustehende) Dividenden und Gewinnanteile',
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
    'Egyéb kapott (járó) kamatok és kamatjellegű bevételek|Other interest received or receivable and similar income|Sonstige Zinsen und ähnliche Erträge',
  interestIncomeFromRelated: 'Kapcsolt vállalkozástól kapott|From affiliated undertakings|Von verbundenen Unternehmen',
  otherFinancialIncome: 'Pénzügyi műveletek egyéb bevételei|Other financial income|Sonstige Finanzerträge',
  otherFinancialIncomeFairValue: 'Értékelési különbözet|Fair value difference|Bewertungsdifferenz',
  financialIncome: 'Pénzügyi műveletek bevételei|Financial income|Finanzerträge',
  shareholdingExpenditure:
    'Részesedésekből származó ráfordítások, árfolyamveszteségek|Expenses and losses on participating interests|Aufwendungen und Kursverluste aus Beteiligungen',
  shareholdingExpenditureToRelated:
    'Kapcsolt vállalkozásnak adott|To affiliated undertakings|An verbundene Unternehmen',
  fixedFinancialExpenditure:
    'Befektetett pénzügyi eszközökből (értékpapírokból, kölcsönökből) származó ráfordítások, árfolyamveszteségek|Expenses and losses on financial fixed assets (securities, loans)|Aufwendungen und Kursverluste aus Finanzanlagen (Wertpapiere, Ausleihungen)',
  fixedFinancialExpenditureToRelated:
    'Kapcsolt vállalkozásnak adott|To affiliated undertakings|An verbundene Unternehmen',
  interestExpenditure:
    'Fizetendő (fizetett) kamatok és kamatjellegű ráfordítások|Interest payable and similar expenses|Zinsen und ähnliche Aufwendungen',
  interestExpenditureToRelated: 'Kapcsolt vállalkozásnak adott|To affiliated undertakings|An verbundene Unternehmen',
  financialImpairment:
    'Részesedések, értékpapírok, tartósan adott kölcsönök, bankbetétek értékvesztése|Impairment of participating interests, securities, long-term loans and bank deposits|Wertminderung von Beteiligungen, Wertpapieren, langfristigen Ausleihungen und Bankguthaben',
  otherFinancialExpenditure:
    'Pénzügyi műveletek egyéb ráfordításai|Other financial expenses|Sonstige Finanzaufwendungen',
  otherFinancialExpenditureFairValue: 'Értékelési különbözet|Fair value difference|Bewertungsdifferenz',
  financialExpenditure: 'Pénzügyi műveletek ráfordításai|Financial expenses|Finanzaufwendungen',
  financialResult: 'Pénzügyi műveletek eredménye|Financial result|Finanzergebnis',
  profitBeforeTax: 'Adózás előtti eredmény|Profit before tax|Ergebnis vor Steuern',
  incomeTax: 'Adófizetési kötelezettség|Income tax expense|Steuern vom Einkommen und Ertrag',
  deferredTax: 'Halasztott adókülönbözet|Deferred tax|Latente Steuern',
  profitAfterTax: 'Adózott eredmény|Profit after tax|Ergebnis nach Steuern',
  participationIncome:
    'Részesedésekből származó bevételek|Income from participating interests|Erträge aus Beteiligungen',
  longTermInvestmentIncome:
    'Egyéb hosszú lejáratú befektetések bevételei|Income from other long-term investments|Erträge aus anderen langfristigen Anlagen',
  investmentValueAdjustments:
    'Befektetések értékének módosítása|Value adjustments of investments|Wertberichtigungen auf Anlagen',
  extraordinaryIncome: 'Rendkívüli bevételek|Extraordinary income|Außerordentliche Erträge',
  extraordinaryExpenditure: 'Rendkívüli ráfordítások|Extraordinary expenses|Außerordentliche Aufwendungen',
  profitAfterIncomeTax: 'Jövedelemadó utáni eredmény|Profit after income tax|Ergebnis nach Ertragsteuern',
  otherTaxes: 'Egyéb adók|Other taxes|Sonstige Steuern',
  interimDividends:
    'Rendkívüli (évközi) osztalék|Extraordinary (interim) dividends|Außerordentliche (Vorab-)Dividenden',
  totalOperatingIncome: 'Üzemi bevételek összesen|Total operating income|Summe der betrieblichen Erträge',
  totalOperatingCosts: 'Üzemi költségek összesen|Total operating costs|Summe der betrieblichen Aufwendungen',
  totalIncome: 'Összes bevétel|Total income|Summe der Erträge',
  totalExpenditure: 'Összes ráfordítás|Total expenses|Summe der Aufwendungen',
  grossProfit: 'Adózás előtti nyereség|Profit before tax|Gewinn vor Steuern',
  grossLoss: 'Adózás előtti veszteség|Loss before tax|Verlust vor Steuern',
  netProfit: 'Adózott nyereség|Profit after tax|Gewinn nach Steuern',
  netLoss: 'Adózott veszteség|Loss after tax|Verlust nach Steuern',
  employees: 'Átlagos statisztikai létszám|Average number of employees|Durchschnittliche Beschäftigtenzahl',
}
