/** Whether the page being drawn is the one that the server sent: whole from the start, and hydrated as it is. */
export const isFirstPage = (): boolean => typeof document === 'undefined' || document.documentElement.dataset['first'] !== undefined;
