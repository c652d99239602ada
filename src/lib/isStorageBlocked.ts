/** Whether the browser keeps nothing of this frame over a load. */
export function isStorageBlocked(page: Window = window): boolean {
  try {
    // `sessionStorage` may be replaced by one in memory (app/inlineScript.ts); the browser blocks both alike.
    page.localStorage.getItem('');
    return false;
  } catch {
    return true;
  }
}
