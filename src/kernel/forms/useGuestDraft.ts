import { useEffect } from 'react';
import { useApp } from '../AppContext.tsx';
import { keepDrafts } from './keepDrafts.ts';
import type { OpenForm } from './OpenDrafts.ts';
import { useDraft } from './useDraft.ts';

/**
 * The draft of a form for guests. It is kept over a load of this page while the form is on it: no flow keeps the drafts of
 * guests, who would load its code on every page.
 */
export function useGuestDraft(name: string, form: OpenForm): void {
  const app = useApp();
  useDraft(name, form);
  useEffect(() => keepDrafts(app), [app]);
}
