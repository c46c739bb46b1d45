import type { ComparisonVerdict, TrainedOutcome } from '../model/register-training.ts'

export const VERDICT_TEXTS: Readonly<Record<ComparisonVerdict, string>> = {
  better: 'It ranks these rows better than the shipped model: the interval of the difference is above 0.',
  worse: 'It ranks these rows worse than the shipped model: the interval of the difference is below 0.',
  open: 'It is not shown to rank better than the shipped model: the interval of the difference holds 0.',
}

/** What counts as a failure. */
export const OUTCOME_TEXTS: Readonly<Record<TrainedOutcome, string>> = {
  insolvency:
    'A company failed where a liquidation or a bankruptcy began within the interval after the day. Only companies are looked at (of a foreign register all whom it lists), no simple kinds, on days of which a source that tells all their insolvencies speaks from the day to the end of the interval. What ended within the interval without an insolvency (a forced deletion, a voluntary liquidation, a merger, a removal) is neither a failure nor a survival.',
  silence:
    '**A weak outcome:** a company “failed” where it filed nothing for the two business years after the newest accounts known. It may have been merged, closed in order, or late. No company can be rated by such a model; it shows what the accounts tell.',
}

const ACCOUNTS = {
  'no-accounts': 'no accounts of the last two years were known that can be relied on',
  'incomplete-accounts': 'its accounts lack equity, profit, sales or assets',
  'no-earlier-years': 'its sales or profits of the year before were not known',
}

/** Why nothing was learned from a company on a day. */
export const LEFT_OUT_TEXTS: Readonly<Record<TrainedOutcome, Readonly<Record<string, string>>>> = {
  insolvency: {
    untold: 'no source tells its insolvencies from the day to the end of the interval',
    undated: 'it failed or ended on a day that nobody knows',
    'not-going': 'it had failed, was being wound up, or was gone already',
    ended: 'it ended within the interval without an insolvency',
    ...ACCOUNTS,
  },
  silence: {
    untold: 'the accounts of the two years after need not have come yet',
    'not-going': 'its newest accounts were not those of the last year that was public',
    ...ACCOUNTS,
  },
}

export const REGISTER_LIMITS_TEXT = `- **Who is in the register.** A register that leaves out who is gone tells of survivors only. Companies that were removed before the source was first read here, and are not in it, failed unseen.
- **Which accounts are there.** Before the first reading the register is looked at as it is today: accounts that a publisher took back since are not seen, and a filing day that was put right later is believed.
- **Accounts without a filing day.** They are taken for known at the law’s last day. Who files later than that, as weak companies do, is told too early by them.
- **Endings without an insolvency.** Who was removed or forced out of the register without one is left out; where that is how weak companies end, the model does not see them.
- **One company, several days.** The interval of the difference takes the rows of a company for one draw; those of single figures take them for independent, and are a little too narrow.
- **The last years.** Validated on a few years only: another course of the economy may rank otherwise.
- **Points of the accounts alone.** Register additions, caps and the year before are the same whatever model is switched on, and are not measured here.
- **A model for its country.** Its steps stand on accounts by the law of that country, as far as their lines are mapped to ours.
- **Same factors, same scale.** Factors, directions and settings of the training were chosen on the shipped model’s data; nothing was chosen by looking at the rows validated on.`
