import { safeStore } from './keyValueStore.ts';

/** What this tab keeps over its own loads; in memory where the browser blocks it, and then not longer than the page. */
export const tabStorage = safeStore(() => sessionStorage);
