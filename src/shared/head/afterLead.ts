/** The id of `LeadEnd`, for the component and for the site server, which puts a script behind it. */
export const afterLeadId = 'after-lead';
