/** What the data set is; sizes come from the run. */
export const DATA_TEXT = `Polish companies bankruptcy, UCI Machine Learning Repository, data set 365 (CC BY 4.0): M. Zięba, S. K. Tomczak, J. M. Tomczak, *Ensemble boosted trees with synthetic features generation in application to bankruptcy prediction*, Expert Systems with Applications 58, 2016. Companies from the Emerging Markets Information Service; those that went bankrupt are of 2000 to 2012, those that went on of 2007 to 2013. 64 ratios of one year’s accounts, no names, no amounts but working capital and the logarithm of total assets. Years of the data set count the years until the outcome from the far end: “5year” is failure within one year, “3year” within three, “1year” within five. The share of failures is that of the collection, not of Poland.`

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

export const LIMITS_TEXT = `- **Other country, other years.** Poland before 2014: another insolvency law, another interest level, no epidemic. Nothing here proves that the ranking is as good in Hungary today; \`merleg score evaluate\` tells it on any file of that layout.
- **Base rate.** The share of failures in the data is a choice of those who collected it. Probabilities are as good as the base rate that is put in their place (above), the ranking does not depend on it.
- **Size.** The smallest companies, those below the training range of total assets, get the points of the smallest bin; the data have few micro companies, while most Hungarian ones are.
- **Accounting.** Names of the data set are not always what they say (table of factors). Hungarian simplified and micro accounts leave lines out that Polish ones have; these count as missing. Layouts of other countries are mapped as far as their lines mean the same.
- **Missing values.** In the data values are missing for reasons that need not hold elsewhere: companies that were about to fail often lack the years before. A part of the ranking rests on that. How much, the line “AUC with 0 points for what is missing” and the tables by missing factors tell; what each missing value gives or takes stands in the shapes. In the product profits of earlier years that are missing take points only where accounts of the company were due and are not to be found; of a new company, or of accounts that we have not got, they give 0 points, and that part of the ranking is not claimed for it.
- **One year’s picture.** Accounts are months old when they are published, may be dressed up, and say nothing of what has happened since; that is what the register additions are for, and they are not trained.
- **No sector.** The data do not tell the trade: a ratio that is usual in one and not in another counts alike.
- **Chosen on the same data.** Factors and settings of the training were chosen by looking at cross-validations of these files, so the figures lean upward a little. The same companies may be in several files of the data set, which cannot be told.
- **Point and interval.** A company’s probability is an estimate of a group of like companies; two companies with the same points need not be alike.`
