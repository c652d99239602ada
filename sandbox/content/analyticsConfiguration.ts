/**
 * 3-34: the targets of the analytics; without an id one is off. The scripts are the sandbox vendor's, which answers each
 * one's own API. With the debug panel a page lists what it has sent (`?debug=analytics`).
 */
export const analyticsConfigurationOf = (vendorsUrl: string) => ({
  tagManager: { id: 'GTM-SANDBOX', src: `${vendorsUrl}/analytics/tagManager/{id}.js` },
  analytics: { id: 'UA-10000001-1', src: `${vendorsUrl}/analytics/analytics/{id}.js` },
  metrika: { id: '10000001', src: `${vendorsUrl}/analytics/metrika/{id}.js` },
  gtag: { id: 'G-SANDBOX', src: `${vendorsUrl}/analytics/gtag/{id}.js` },
  fraud: { src: `${vendorsUrl}/analytics/fraud/check.js` },
  isDebugAllowed: true,
});
