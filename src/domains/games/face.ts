/** The address of a view of the hall, for links of other domains. */
export { hallPath } from './hallFilter.ts';
