/** Where a bonus pays: in the casino's games, or in the sportsbook (1-11). */
export const bonusTypes = ['casino', 'betting'] as const;

/** The balances that can pay a stake; the order is the market's. */
export const fundingKinds = ['main', 'bonus', 'betting_bonus'] as const;
