/** Whether this page is shown inside of somebody's frame (7-1 `_non_strict`). */
export const isFramed = (): boolean => window.parent !== window;
