import { useApp } from './AppContext.tsx';

/** 3-30: the address of a block's title; undefined where titles are plain headings. */
export function useTitleHref(path: string): string | undefined {
  const { content, href } = useApp();
  return content.config.features.isTitleClickable ? href(path) : undefined;
}
