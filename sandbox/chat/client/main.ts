import { chatwoot, intercom, jivo, livechat, tawk, zendesk } from './faces.ts';
import { provider } from './Widget.ts';

/** The script at `/chat/{provider}/…`: the last part of its address, before any query, is the language. */
const faces: Readonly<Record<string, (locale: string) => void>> = { livechat, jivo, intercom, zendesk, chatwoot, tawk };
const address = document.currentScript instanceof HTMLScriptElement ? new URL(document.currentScript.src) : null;
faces[provider]?.(address?.pathname.split('/').at(-1)?.replace(/\.js$/, '') ?? 'en');
