import { mayRunCode } from '../../shared/navigation/codePlaces.ts';

/** 2.12-3: code of the content system runs in this document, and must not on the page that comes. */
export const mustLoadDocument = ({ document }: Window, path: string): boolean =>
  document.documentElement.dataset['code'] !== undefined && !mayRunCode(path);
