import { useEffect, useRef } from 'react';
import { useStore } from '../AppContext.tsx';
import { isTyped, openDrafts } from './OpenDrafts.ts';
import type { OpenForm } from './OpenDrafts.ts';

/**
 * Names the draft of a form while it is mounted: it is handed to another device with the page, or to this page when
 * it is loaded again, and restored there as soon as the form is mounted. Use it where the form has its fields; `read`
 * takes them from a store, so that a change is seen.
 */
export function useDraft(name: string, form: OpenForm): void {
  const drafts = useStore(openDrafts);
  const latest = useRef(form);
  useEffect(() => {
    latest.current = form;
  });
  useEffect(
    () =>
      drafts.hold(name, {
        read: () => latest.current.read(),
        restore: (texts) => latest.current.restore(texts),
        leave: () => latest.current.leave?.(),
        forget: () => latest.current.forget?.(),
        isTyped: () => isTyped(latest.current),
        get keepsItself() {
          return latest.current.keepsItself ?? false;
        },
        get isForHandoffOnly() {
          return latest.current.isForHandoffOnly ?? false;
        },
      }),
    [drafts, name],
  );
}
