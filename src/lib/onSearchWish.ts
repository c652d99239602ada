import { textFields } from '../shared/text/textFields.ts';

function isSearchKey(event: KeyboardEvent): boolean {
  if (event.code === 'KeyK' && (event.ctrlKey || event.metaKey)) return !event.altKey && !event.shiftKey;
  if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return false;
  return !(event.target instanceof Element && event.target.closest(textFields) !== null);
}

/**
 * Reports that the visitor wants to search: `/`, Ctrl+K or Cmd+K, or a press of a link whose address ends with this one.
 * `open` says whether it has taken the wish; else the browser does what it would.
 */
export function onSearchWish(linkEnd: string, open: () => boolean): () => void {
  const controller = new AbortController();
  const options = { capture: true, signal: controller.signal };
  const take = (event: Event) => {
    if (!open()) return;
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener('keydown', (event) => isSearchKey(event) && take(event), options);
  document.addEventListener(
    'click',
    (event) => {
      const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
      if (!isPlain || !(event.target instanceof Element)) return;
      if (event.target.closest(`a[href$="${linkEnd}"]`) !== null) take(event);
    },
    options,
  );
  return () => controller.abort();
}
