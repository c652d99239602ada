/** Scripts are matched as a whole, since their texts may name elements. */
const scriptsAndStyles = /<script\b[^]*?<\/script>|(<style\b(?:"[^"]*"|[^>"])*>)([^]*?<\/style>)/gi;

/**
 * The style elements in a text of the content system's code, for a second place in the document: those that stand before
 * the page's style files would no longer count beside rules of equal rank. Without their ids, which stay with the first.
 */
export const repeatStyles = (code: string): string =>
  [...code.matchAll(scriptsAndStyles)].map(([, tag = '', rest = '']) => tag.replace(/ id="[^"]*"/, '') + rest).join('');
