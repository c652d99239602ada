/** When a card of this month and two-digit year is no longer valid: at the month's end in the last time zone (UTC−12). */
export const cardEnds = (month: number, year: number): number => Date.UTC(2000 + year, month, 1, 12);
