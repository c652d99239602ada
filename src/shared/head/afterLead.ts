/** The id of what follows the piece that leads a page, where one does: the first paint does not wait for it. */
export const afterLeadId = 'after-lead';
