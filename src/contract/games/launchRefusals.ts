/**
 * Why a game does not open (2.11-4): the house has taken it out; its studio works on it; it is not offered in the
 * player's country or currency; it has no demo.
 */
export const launchRefusals = ['removed', 'maintenance', 'country', 'currency', 'demo'] as const;
export type LaunchRefusal = (typeof launchRefusals)[number];
