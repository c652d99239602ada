import { createElement, useMemo } from 'react';
import type { ReactNode } from 'react';
import { parseTextMarkers, plainText } from '../shared/text/textMarkers.ts';
import { TextWithMarkers } from '../ui/basics/TextWithMarkers.tsx';
import { useApp } from './AppContext.tsx';

/** Texts of the content system with markers (9-17), as React nodes or as plain text; never as HTML. */
export function useMarkers(): {
  readonly nodes: (text: string) => ReactNode;
  readonly plain: (text: string) => string;
} {
  const { locale } = useApp();
  const { code, defaultCode } = locale;
  return useMemo(() => {
    const locales = { locale: code, defaultLocale: defaultCode };
    return {
      nodes: (text) => createElement(TextWithMarkers, { nodes: parseTextMarkers(text, locales) }),
      plain: (text) => plainText(parseTextMarkers(text, locales)),
    };
  }, [code, defaultCode]);
}
