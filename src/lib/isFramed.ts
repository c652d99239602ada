/** Whether this page is shown inside of a frame (7-1 `_non_strict`). */
export const isFramed = (): boolean => window.parent !== window;
