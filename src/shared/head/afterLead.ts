/** The id of `LeadEnd`, for the component and for the site server. */
export const afterLeadId = 'after-lead';

/**
 * What the site server puts behind `LeadEnd`: it lays out what leads the page. Without it the parser would read the whole
 * rest before the first paint; this uses up its turn, and it goes on after the paint (docs/decisions/first-paint.md). It
 * leaves the page first: the tree is the one React rendered. Its hash is in the CSP, so its text is fixed.
 */
export const leadScript = 'document.currentScript.remove();document.body.offsetHeight';

/** Every script the site server puts into a page's body; the CSP names their hashes. */
export const leadScripts: readonly string[] = [leadScript];
