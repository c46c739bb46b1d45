/** What the data set is; sizes come from the run. */
export const DATA_TEXT = `Polish companies bankruptcy, UCI Machine Learning Repository, data set 365 (CC BY 4.0): M. Zięba, S. K. Tomczak, J. M. Tomczak, *Ensemble boosted trees with synthetic features generation in application to bankruptcy prediction*, Expert Systems with Applications 58, 2016. Companies from the Emerging Markets Information Service; those that went bankrupt are of 2000 to 2012, those that went on of 2007 to 2013. 64 ratios of one year’s accounts, no names, no amounts but working capital and the logarithm of total assets. Years of the data set count the years until the outcome from the far end: “5year” is failure within one year, “3year” within three, “1year” within five. The share of failures is that of the collection, not of Poland.`

export const LAYOUTS_TEXT = `The data are of two sources, and tell more by accident than by economics:

- **Rows without earlier years** failed nearly without exception one year ahead, because of how they were collected. Nothing is trained on them and their lack gives no points: of a company that is rated it means that it is young, or that its earlier accounts are not at hand.
- **Rows whose share capital is exactly 0** are two fifths of all. In them the other operating result is exactly 0 as well, Attr9 is not sales to assets, and of those with known years hardly one failed. No factor tells the layouts apart: equity above issued capital, which is the equity ratio there, is left out, and the steps of size, in which the layouts differ, are held back. They are trained on as survivors, because the probabilities would otherwise be those of a collection of which more failed. Its price is small: where share capital is told a model without them ranks alike (AUC 0.844 against 0.847, 0.740 against 0.736 and 0.700 against 0.692 in cross-validations of four fifths of the rows, with the settings of November 2026). A ranking of both layouts together is flattered by them, so the figures where share capital is told stand beside it.

A model that may use these accidents ranks these rows better, and companies elsewhere worse.`

/** As `merleg score volatility` printed it in November 2026 on the Romanian panel and on a made-up country of 3,000. */
export const EARLIER_YEAR_EVIDENCE = `The data set is of single years, so this is not trained on it; the figures of all other sections are of the points of a year alone. It was chosen on a panel of Romanian accounts (waste and metals, 2013–2024, half of the factors), with no filing in the two following years as a weak sign of failure (ADR 46). \`merleg score volatility --country RO\` on it:

| | a year alone | as rated |
|---|---:|---:|
| change between two years, median / nine tenths at most | 7 / 19 points | 5 / 12 points |
| largest change of a company, 5,344 companies | 17 / 26 points | 11 / 19 points |
| AUC, 28,630 company-years, 2,573 of them silent | 0.640 | 0.649 |
| … better by (95 %) | – | 0.009 (0.006 to 0.012) |
| at 67 points or more, of these silent | 4,380, 3.1 % | 2,072, 2.0 % |

Fewer are called calm, and fewer of these fall silent. Points are less spread, so their odds are nearer to what the curve assumes: log-odds of falling silent fall by 0.53 for ten points, before by 0.44, and the curve takes 0.69. The mean probability on these accounts is 5 % lower than by single years. In a made-up country with full accounts the largest change of a company falls from 17 to 11 points at the median, too (nine tenths: 35 to 29); the ranking there stays as it was, which proves nothing of real companies.

A fresh deterioration is not hidden: at most five points of it come back, and of the Romanian companies that fell by ten points or more fewer fell silent than foretold, with the year before and without.`

export const MONOTONE_TEXT = `More equity that pays back short-term debt, more sales at the same costs, cash collected from customers, debts taken over by the owners, and lower costs never lower the points, by the make of the factors: each of them moves the good way or not at all, or is held where it would not. A test tries it on a thousand made-up balanced accounts. What sound judgement sees otherwise:

- **Depreciation** is a cost, but writing off less than the assets wear out flatters the accounts: less of it may lower the points (up to a tenth of the costs).
- **Runaway growth** of sales is neither praised nor blamed: beyond 30 % a year it is worth what 30 % are.
- **Assets bought on credit** (fixed assets, inventories, receivables) and **debts paid with the last cash** may lower the points, as they cost liquidity.`

export const USE_TEXT = `It may be used

- to rank companies by the risk that they fail, and to set limits and terms between businesses, together with what else is known;
- to explain a rating factor by factor, to ask a company about what stands out, and to watch changes;
- for companies that keep accounts by Hungarian law, or by a law whose layout is mapped to the same lines.

It may not be used

- **for natural persons**, sole traders included: nothing here was trained on them, and consumer credit has rules of its own;
- **for banks, insurers, investment firms and funds**, whose accounts mean something else;
- **to refuse anybody automatically**: a person has to look at it, who may and can decide otherwise. Where a decision about a natural person hangs on it (an entrepreneur, an owner, a guarantor), Article 22 of the GDPR forbids a decision that rests on automated processing alone, and Articles 13 to 15 demand that the logic is explained;
- as a probability of default in the sense of the rules for banks’ capital, as an audit opinion, or as the only ground of a decision;
- where the points are shown without their date, their basis (accounts, register alone, lite) and the model’s version.`

export const LIMITS_TEXT = `- **Other country, other years.** Poland before 2014: another insolvency law, another interest level, no epidemic. Nothing here proves that the ranking is as good in Hungary today. On Romanian accounts of 2015–2021, with no filing in the two following years as a weak sign of failure, it was 0.66, where a regression trained on such accounts reaches 0.72 (they tell half of the factors only; ADR 43); \`merleg score evaluate\` tells it on any file of that layout.
- **Base rate.** The share of failures in the data is a choice of those who collected it. Probabilities are as good as the base rate that is put in their place (above), the ranking does not depend on it.
- **Size.** The smallest companies, those below the training range of total assets, get the points of the smallest bin; the data have few micro companies, while most Hungarian ones are.
- **Accounting.** Names of the data set are not always what they say (table of factors). Hungarian simplified and micro accounts leave lines out that Polish ones have; these count as missing. Layouts of other countries are mapped as far as their lines mean the same.
- **Earlier years.** Where they are not known, the change of sales and the earlier profits give no points, the year before holds nothing back, and the rating is less sharp and less steady; the model does not know whether there is a reason for it.
- **One year’s picture.** Accounts are months old when they are published, may be dressed up, and say nothing of what has happened since; that is what the register additions are for, and they are not trained.
- **No sector.** The data do not tell the trade: a ratio that is usual in one and not in another counts alike.
- **Depreciation of exactly 0** is told by a quarter of the failures that have fixed assets, and by one survivor in twenty. It may be a sign of trouble, or a line that nobody filled in; of the AUC 0.024, 0.047 and 0.030 at 12, 36 and 60 months rest on it (cross-validations of four fifths of the rows, with and without those zeros).
- **Chosen on the same data.** Factors and settings of the training were chosen by looking at cross-validations of these files, so the figures lean upward a little. The same companies may be in several files of the data set, which cannot be told.
- **Point and interval.** A company’s probability is an estimate of a group of like companies; two companies with the same points need not be alike.`
