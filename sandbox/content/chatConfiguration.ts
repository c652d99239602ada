/** What each provider needs of 3-46. The scripts are the sandbox vendor's, which answers each one's own API. */
const needs = {
  livechat: { license: '10000001' },
  jivo: { widget_id: 'sandbox' },
  intercom: { id: 'sandbox' },
  zendesk: { id: 'sandbox' },
  chatwoot: { widget_id: 'sandbox' },
  tawk: { id: 'sandbox', widget_id: 'default' },
} as const;

/**
 * 3-45, 3-46: the live chat. The provider is one of the six, or empty for none; `custom` does nothing. Each has its own
 * configuration, so that switching is one word.
 */
export const chatConfigurationOf = (locale: string, vendorsUrl: string) => ({
  provider: 'chatwoot',
  providers: Object.fromEntries(
    Object.entries(needs).map(([name, ids]) => [
      name,
      {
        id: '',
        license: '',
        widget_id: '',
        ...ids,
        src: `${vendorsUrl}/chat/${name}/${locale}.js`,
        lang: locale,
        open_live_chat: false,
        conversation_attributes: { site: 'croupier-sandbox' },
      },
    ]),
  ),
});
