/** The id of `LeadEnd`, for the component and for the site server. */
export const afterLeadId = 'after-lead';

/**
 * Inline script that the site server adds after `LeadEnd`. It forces the layout of the content so far: otherwise the
 * parser would read the whole rest before the first paint, so this makes it yield until after the paint
 * (docs/decisions/first-paint.md). It removes itself, so that the DOM is what React rendered. Its hash is in the CSP,
 * so its text is constant.
 */
export const leadScript = 'document.currentScript.remove();document.body.offsetHeight';

/** Every script that the site server adds to a page's body; the CSP has their hashes. */
export const leadScripts: readonly string[] = [leadScript];
