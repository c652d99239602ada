/**
 * What a visitor lets be measured: nothing, how the site is used, or also where advertisements have led them from. Each
 * includes the one before.
 */
export const consentChoices = ['none', 'statistics', 'all'] as const;
export type ConsentChoice = (typeof consentChoices)[number];
