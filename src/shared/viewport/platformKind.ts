/** 2.12-13: an ordinary browser tab, the installed PWA, or a web view inside another app (Telegram). */
export type PlatformKind = 'default' | 'pwa' | 'webview';

/** A web view stays one even where it reports a standalone display mode. */
export function platformKind(signs: { readonly isWebView: boolean; readonly isStandalone: boolean }): PlatformKind {
  if (signs.isWebView) return 'webview';
  return signs.isStandalone ? 'pwa' : 'default';
}
