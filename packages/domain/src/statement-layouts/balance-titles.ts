/** Titles of the balance sheet lines by code: hu (Act C of 2000, annex 1) | en | de. */
export const BALANCE_TITLES: Readonly<Record<string, string>> = {
  fixedAssets: 'Befektetett eszközök|Fixed assets|Anlagevermögen',
  intangibleAssets: 'Immateriális javak|Intangible assets|Immaterielle Vermögensgegenstände',
  capitalisedFormationCosts:
    'Alapítás-átszervezés aktivált értéke|Capitalised cost of formation and restructuring|Aktivierte Gründungs- und Umstrukturierungskosten',
  capitalisedDevelopment:
    'Kísérleti fejlesztés aktivált értéke|Capitalised cost of experimental development|Aktivierte Entwicklungskosten',
  intangiblePropertyRights:
    'Vagyoni értékű jogok|Concessions, licences and similar rights|Konzessionen, Lizenzen und ähnliche Rechte',
  intellectualProperty: 'Szellemi termékek|Intellectual property|Geistiges Eigentum',
  goodwill: 'Üzleti vagy cégérték|Goodwill|Geschäfts- oder Firmenwert',
  intangibleAdvances:
    'Immateriális javakra adott előlegek|Payments on account for intangible assets|Geleistete Anzahlungen auf immaterielle Vermögensgegenstände',
  intangibleRevaluation:
    'Immateriális javak értékhelyesbítése|Revaluation of intangible assets|Neubewertung der immateriellen Vermögensgegenstände',
  tangibleAssets: 'Tárgyi eszközök|Tangible assets|Sachanlagen',
  landAndBuildings:
    'Ingatlanok és a kapcsolódó vagyoni értékű jogok|Land and buildings and related rights|Grundstücke, Bauten und grundstücksgleiche Rechte',
  technicalEquipment:
    'Műszaki berendezések, gépek, járművek|Plant, machinery and vehicles|Technische Anlagen, Maschinen, Fahrzeuge',
  otherEquipment:
    'Egyéb berendezések, felszerelések, járművek|Other equipment, fittings and vehicles|Andere Anlagen, Betriebs- und Geschäftsausstattung, Fahrzeuge',
  breedingStock: 'Tenyészállatok|Breeding stock|Zuchttiere',
  assetsUnderConstruction:
    'Beruházások, felújítások|Assets under construction and renovations|Anlagen im Bau und Erneuerungen',
  constructionAdvances:
    'Beruházásokra adott előlegek|Payments on account for assets under construction|Geleistete Anzahlungen auf Anlagen im Bau',
  tangibleRevaluation: 'Tárgyi eszközök értékhelyesbítése|Revaluation of tangible assets|Neubewertung der Sachanlagen',
  financialFixedAssets: 'Befektetett pénzügyi eszközök|Financial fixed assets|Finanzanlagen',
  sharesInRelated:
    'Tartós részesedés kapcsolt vállalkozásban|Long-term shares in affiliated undertakings|Langfristige Anteile an verbundenen Unternehmen',
  loansToRelated:
    'Tartósan adott kölcsön kapcsolt vállalkozásban|Long-term loans to affiliated undertakings|Langfristige Ausleihungen an verbundene Unternehmen',
  significantShares:
    'Tartós jelentős tulajdoni részesedés|Long-term significant participating interests|Dauerhafte maßgebliche Beteiligungen',
  loansToSignificant:
    'Tartósan adott kölcsön jelentős tulajdoni részesedési viszonyban álló vállalkozásban|Long-term loans to undertakings linked by significant participating interests|Langfristige Ausleihungen an Unternehmen mit maßgeblichem Beteiligungsverhältnis',
  otherShares: 'Egyéb tartós részesedés|Other long-term participating interests|Sonstige dauerhafte Beteiligungen',
  loansToOtherShares:
    'Tartósan adott kölcsön egyéb részesedési viszonyban álló vállalkozásban|Long-term loans to undertakings linked by other participating interests|Langfristige Ausleihungen an Unternehmen mit sonstigem Beteiligungsverhältnis',
  otherLongTermLoans: 'Egyéb tartósan adott kölcsön|Other long-term loans|Sonstige langfristige Ausleihungen',
  longTermDebtSecurities:
    'Tartós hitelviszonyt megtestesítő értékpapír|Long-term debt securities|Langfristige Schuldtitel',
  financialFixedRevaluation:
    'Befektetett pénzügyi eszközök értékhelyesbítése|Revaluation of financial fixed assets|Neubewertung der Finanzanlagen',
  financialFixedFairValue:
    'Befektetett pénzügyi eszközök értékelési különbözete|Fair value difference of financial fixed assets|Bewertungsdifferenz der Finanzanlagen',
  deferredTaxAssets: 'Halasztott adókövetelés|Deferred tax assets|Aktive latente Steuern',
  currentAssets: 'Forgóeszközök|Current assets|Umlaufvermögen',
  inventories: 'Készletek|Inventories|Vorräte',
  rawMaterials: 'Anyagok|Raw materials and consumables|Roh-, Hilfs- und Betriebsstoffe',
  workInProgress:
    'Befejezetlen termelés és félkész termékek|Work in progress and semi-finished products|Unfertige Erzeugnisse und Halbfabrikate',
  livestock: 'Növendék-, hízó- és egyéb állatok|Young, fattening and other livestock|Jung-, Mast- und sonstige Tiere',
  finishedProducts: 'Késztermékek|Finished products|Fertige Erzeugnisse',
  merchandise: 'Áruk|Goods for resale|Waren',
  inventoryAdvances:
    'Készletekre adott előlegek|Payments on account for inventories|Geleistete Anzahlungen auf Vorräte',
  receivables: 'Követelések|Receivables|Forderungen',
  tradeReceivables:
    'Követelések áruszállításból és szolgáltatásból (vevők)|Trade receivables|Forderungen aus Lieferungen und Leistungen',
  receivablesFromRelated:
    'Követelések kapcsolt vállalkozással szemben|Receivables from affiliated undertakings|Forderungen gegen verbundene Unternehmen',
  receivablesFromSignificant:
    'Követelések jelentős tulajdoni részesedési viszonyban lévő vállalkozással szemben|Receivables from undertakings linked by significant participating interests|Forderungen gegen Unternehmen mit maßgeblichem Beteiligungsverhältnis',
  receivablesFromOtherShares:
    'Követelések egyéb részesedési viszonyban lévő vállalkozással szemben|Receivables from undertakings linked by other participating interests|Forderungen gegen Unternehmen mit sonstigem Beteiligungsverhältnis',
  billsReceivable: 'Váltókövetelések|Bills receivable|Wechselforderungen',
  otherReceivables: 'Egyéb követelések|Other receivables|Sonstige Forderungen',
  receivablesFairValue:
    'Követelések értékelési különbözete|Fair value difference of receivables|Bewertungsdifferenz der Forderungen',
  derivativeGains:
    'Származékos ügyletek pozitív értékelési különbözete|Positive fair value difference of derivatives|Positive Bewertungsdifferenz aus Derivaten',
  securities: 'Értékpapírok|Securities|Wertpapiere',
  currentSharesInRelated:
    'Részesedés kapcsolt vállalkozásban|Shares in affiliated undertakings|Anteile an verbundenen Unternehmen',
  currentSignificantShares:
    'Jelentős tulajdoni részesedés|Significant participating interests|Maßgebliche Beteiligungen',
  currentOtherShares: 'Egyéb részesedés|Other participating interests|Sonstige Beteiligungen',
  ownShares: 'Saját részvények, saját üzletrészek|Own shares and own quotas|Eigene Aktien und eigene Geschäftsanteile',
  tradingDebtSecurities:
    'Forgatási célú hitelviszonyt megtestesítő értékpapírok|Debt securities held for trading|Schuldtitel des Umlaufvermögens',
  securitiesFairValue:
    'Értékpapírok értékelési különbözete|Fair value difference of securities|Bewertungsdifferenz der Wertpapiere',
  cash: 'Pénzeszközök|Cash and cash equivalents|Flüssige Mittel',
  cashInHand: 'Pénztár, csekkek|Cash in hand and cheques|Kasse und Schecks',
  bankDeposits: 'Bankbetétek|Bank balances|Bankguthaben',
  prepaidExpenses: 'Aktív időbeli elhatárolások|Prepaid expenses and accrued income|Aktive Rechnungsabgrenzungsposten',
  accruedIncome: 'Bevételek aktív időbeli elhatárolása|Accrued income|Aktive Abgrenzung von Erträgen',
  prepaidCosts:
    'Költségek, ráfordítások aktív időbeli elhatárolása|Prepaid costs and expenses|Aktive Abgrenzung von Kosten und Aufwendungen',
  deferredExpenses: 'Halasztott ráfordítások|Long-term deferred expenses|Langfristig abgegrenzte Aufwendungen',
  totalAssets: 'Eszközök (aktívák) összesen|Total assets|Summe Aktiva',
  equity: 'Saját tőke|Equity|Eigenkapital',
  issuedCapital: 'Jegyzett tőke|Subscribed capital|Gezeichnetes Kapital',
  repurchasedShares:
    'Visszavásárolt tulajdoni részesedés névértéken|Repurchased shares at nominal value|Rückgekaufte Anteile zum Nennwert',
  unpaidCapital:
    'Jegyzett, de még be nem fizetett tőke|Subscribed capital unpaid|Nicht eingezahltes gezeichnetes Kapital',
  capitalReserve: 'Tőketartalék|Capital reserve|Kapitalrücklage',
  retainedEarnings: 'Eredménytartalék|Retained earnings|Gewinnvortrag',
  tiedUpReserve: 'Lekötött tartalék|Non-distributable reserve|Gebundene Rücklage',
  valuationReserve: 'Értékelési tartalék|Valuation reserve|Bewertungsrücklage',
  revaluationReserve: 'Értékhelyesbítés értékelési tartaléka|Revaluation reserve|Neubewertungsrücklage',
  fairValueReserve: 'Valós értékelés értékelési tartaléka|Fair value reserve|Zeitwertrücklage',
  balanceProfitAfterTax: 'Adózott eredmény|Profit after tax|Ergebnis nach Steuern',
  provisions: 'Céltartalékok|Provisions|Rückstellungen',
  provisionsForLiabilities:
    'Céltartalék a várható kötelezettségekre|Provisions for expected liabilities|Rückstellungen für erwartete Verbindlichkeiten',
  provisionsForCosts:
    'Céltartalék a jövőbeni költségekre|Provisions for future costs|Rückstellungen für künftige Kosten',
  otherProvisions: 'Egyéb céltartalék|Other provisions|Sonstige Rückstellungen',
  liabilities: 'Kötelezettségek|Liabilities|Verbindlichkeiten',
  subordinatedLiabilities: 'Hátrasorolt kötelezettségek|Subordinated liabilities|Nachrangige Verbindlichkeiten',
  subordinatedToRelated:
    'Hátrasorolt kötelezettségek kapcsolt vállalkozással szemben|Subordinated liabilities to affiliated undertakings|Nachrangige Verbindlichkeiten gegenüber verbundenen Unternehmen',
  subordinatedToSignificant:
    'Hátrasorolt kötelezettségek jelentős tulajdoni részesedési viszonyban lévő vállalkozással szemben|Subordinated liabilities to undertakings linked by significant participating interests|Nachrangige Verbindlichkeiten gegenüber Unternehmen mit maßgeblichem Beteiligungsverhältnis',
  subordinatedToOtherShares:
    'Hátrasorolt kötelezettségek egyéb részesedési viszonyban lévő vállalkozással szemben|Subordinated liabilities to undertakings linked by other participating interests|Nachrangige Verbindlichkeiten gegenüber Unternehmen mit sonstigem Beteiligungsverhältnis',
  subordinatedToOthers:
    'Hátrasorolt kötelezettségek egyéb gazdálkodóval szemben|Subordinated liabilities to other parties|Nachrangige Verbindlichkeiten gegenüber Sonstigen',
  longTermLiabilities: 'Hosszú lejáratú kötelezettségek|Long-term liabilities|Langfristige Verbindlichkeiten',
  longTermBorrowings: 'Hosszú lejáratra kapott kölcsönök|Long-term borrowings|Langfristige Darlehen',
  convertibleBonds:
    'Átváltoztatható és átváltozó kötvények|Convertible and mandatory convertible bonds|Wandelschuldverschreibungen',
  bondsIssued: 'Tartozások kötvénykibocsátásból|Liabilities from bond issues|Verbindlichkeiten aus Anleihen',
  investmentLoans:
    'Beruházási és fejlesztési hitelek|Investment and development loans|Investitions- und Entwicklungskredite',
  otherLongTermBankLoans: 'Egyéb hosszú lejáratú hitelek|Other long-term bank loans|Sonstige langfristige Kredite',
  longTermToRelated:
    'Tartós kötelezettségek kapcsolt vállalkozással szemben|Long-term liabilities to affiliated undertakings|Langfristige Verbindlichkeiten gegenüber verbundenen Unternehmen',
  longTermToSignificant:
    'Tartós kötelezettségek jelentős tulajdoni részesedési viszonyban lévő vállalkozásokkal szemben|Long-term liabilities to undertakings linked by significant participating interests|Langfristige Verbindlichkeiten gegenüber Unternehmen mit maßgeblichem Beteiligungsverhältnis',
  longTermToOtherShares:
    'Tartós kötelezettségek egyéb részesedési viszonyban lévő vállalkozással szemben|Long-term liabilities to undertakings linked by other participating interests|Langfristige Verbindlichkeiten gegenüber Unternehmen mit sonstigem Beteiligungsverhältnis',
  otherLongTermLiabilities:
    'Egyéb hosszú lejáratú kötelezettségek|Other long-term liabilities|Sonstige langfristige Verbindlichkeiten',
  deferredTaxLiabilities: 'Halasztott adókötelezettség|Deferred tax liabilities|Passive latente Steuern',
  shortTermLiabilities: 'Rövid lejáratú kötelezettségek|Short-term liabilities|Kurzfristige Verbindlichkeiten',
  shortTermBorrowings: 'Rövid lejáratú kölcsönök|Short-term borrowings|Kurzfristige Darlehen',
  shortTermConvertibleBonds:
    'Az átváltoztatható és átváltozó kötvények|Convertible and mandatory convertible bonds|Wandelschuldverschreibungen',
  shortTermBankLoans: 'Rövid lejáratú hitelek|Short-term bank loans|Kurzfristige Kredite',
  customerAdvances: 'Vevőktől kapott előlegek|Payments received on account|Erhaltene Anzahlungen',
  tradePayables:
    'Kötelezettségek áruszállításból és szolgáltatásból (szállítók)|Trade payables|Verbindlichkeiten aus Lieferungen und Leistungen',
  billsPayable: 'Váltótartozások|Bills payable|Wechselverbindlichkeiten',
  shortTermToRelated:
    'Rövid lejáratú kötelezettségek kapcsolt vállalkozással szemben|Short-term liabilities to affiliated undertakings|Kurzfristige Verbindlichkeiten gegenüber verbundenen Unternehmen',
  shortTermToSignificant:
    'Rövid lejáratú kötelezettségek jelentős tulajdoni részesedési viszonyban lévő vállalkozásokkal szemben|Short-term liabilities to undertakings linked by significant participating interests|Kurzfristige Verbindlichkeiten gegenüber Unternehmen mit maßgeblichem Beteiligungsverhältnis',
  shortTermToOtherShares:
    'Rövid lejáratú kötelezettségek egyéb részesedési viszonyban lévő vállalkozással szemben|Short-term liabilities to undertakings linked by other participating interests|Kurzfristige Verbindlichkeiten gegenüber Unternehmen mit sonstigem Beteiligungsverhältnis',
  otherShortTermLiabilities:
    'Egyéb rövid lejáratú kötelezettségek|Other short-term liabilities|Sonstige kurzfristige Verbindlichkeiten',
  liabilitiesFairValue:
    'Kötelezettségek értékelési különbözete|Fair value difference of liabilities|Bewertungsdifferenz der Verbindlichkeiten',
  derivativeLosses:
    'Származékos ügyletek negatív értékelési különbözete|Negative fair value difference of derivatives|Negative Bewertungsdifferenz aus Derivaten',
  deferredIncome:
    'Passzív időbeli elhatárolások|Accrued expenses and deferred income|Passive Rechnungsabgrenzungsposten',
  deferredRevenues: 'Bevételek passzív időbeli elhatárolása|Deferred income|Passive Abgrenzung von Erträgen',
  accruedExpenses:
    'Költségek, ráfordítások passzív időbeli elhatárolása|Accrued costs and expenses|Passive Abgrenzung von Kosten und Aufwendungen',
  longDeferredRevenues: 'Halasztott bevételek|Long-term deferred income|Langfristig abgegrenzte Erträge',
  totalEquityAndLiabilities: 'Források (passzívák) összesen|Total equity and liabilities|Summe Passiva',
  smallAssetThreshold:
    'Kis értékű eszközök egy összegű leírásánál alkalmazott, 200 ezer forinttól eltérő értékhatár|Threshold other than HUF 200,000 for immediate write-off of low-value assets|Von 200 Tsd. HUF abweichende Wertgrenze für die Sofortabschreibung geringwertiger Wirtschaftsgüter',
  keepsInventoryRecords:
    'A készletekről év közben folyamatos értékbeni nyilvántartást|Keeps continuous value records of inventories during the year|Führt unterjährig eine laufende wertmäßige Bestandsaufzeichnung',
  hasRelatedPartyDeals:
    'Kapcsolt felekkel folytatott, az Szt. 89. § (6) bekezdése szerinti ügyletek a tárgyévben|Transactions with related parties under section 89(6) of the Accounting Act in the year|Geschäfte mit nahestehenden Parteien nach § 89 Abs. 6 des Rechnungslegungsgesetzes im Geschäftsjahr',
  relatedPartyDeals:
    'Kapcsolt felekkel folytatott, az Szt. 89. § (6) bekezdése szerinti ügyletek a tárgyévben sorból az ügyletek bemutatása|Description of the transactions with related parties|Darstellung der Geschäfte mit nahestehenden Parteien',
  appliesExtraDepreciation:
    'A 13. § szerinti mikrogazdálkodó a terven felüli értékcsökkenési szabályokat alkalmazza|Micro-entity applies the rules of extraordinary depreciation (section 13)|Kleinstunternehmen wendet die Regeln der außerplanmäßigen Abschreibung an (§ 13)',
  appliesImpairment:
    'A 13. § szerinti mikrogazdálkodó az értékvesztési szabályokat alkalmazza|Micro-entity applies the rules of impairment (section 13)|Kleinstunternehmen wendet die Regeln der Wertminderung an (§ 13)',
  appliesProvisions:
    'A 13. § szerinti mikrogazdálkodó a céltartalékképzési szabályokat alkalmazza|Micro-entity applies the rules of provisions (section 13)|Kleinstunternehmen wendet die Regeln der Rückstellungsbildung an (§ 13)',
  futureHousingRepairs:
    'Lakóházak jövőbeni felújítására befizetett összegek|Payments for future repairs of dwelling houses|Zahlungen für künftige Instandsetzungen von Wohnhäusern',
  calledUpCapitalNotPaid:
    'Lehívott, be nem fizetett tőke|Called-up share capital not paid|Eingeforderte, nicht eingezahlte Einlagen',
  netCurrentAssets:
    'Nettó forgóeszközök (forgóeszközök a rövid lejáratú kötelezettségek nélkül)|Net current assets (liabilities)|Nettoumlaufvermögen (abzüglich kurzfristiger Verbindlichkeiten)',
  totalAssetsLessCurrentLiabilities:
    'Eszközök a rövid lejáratú kötelezettségek nélkül|Total assets less current liabilities|Vermögen abzüglich kurzfristiger Verbindlichkeiten',
  paidInEquity: 'Befizetett saját tőke|Paid-in equity|Eingezahltes Eigenkapital',
  retainedEquity: 'Felhalmozott saját tőke|Retained equity|Erwirtschaftetes Eigenkapital',
  netAssets: 'Nettó eszközérték|Net assets (liabilities)|Reinvermögen',
  profitAndLossAccount:
    'Felhalmozott eredmény (a tárgyévivel)|Profit and loss account|Aufgelaufene Ergebnisse (mit dem des Jahres)',
  publicPatrimony:
    'Állami kezelésű (regie) vagyon|Public property under administration (regie)|Regievermögen der öffentlichen Hand',
}
