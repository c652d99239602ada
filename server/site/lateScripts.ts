/**
 * Takes the scripts out of their template, which runs them. Its hash is in the CSP, so its text is fixed; it moves what
 * the parser has read and makes no address from text, as Trusted Types demand.
 */
export const releaseScript = 'document.currentScript.replaceWith(document.getElementById("scripts").content)';

/**
 * The entry and the small files beside the large one, at the end of a page. Browsers look ahead for scripts and ask for
 * each before they draw anything, which costs a slow phone's first paint milliseconds a file; what a template holds is
 * not looked for. The large file, asked for at once, takes longer than these however late they are.
 */
export const lateScripts = (entry: string, preloads: readonly string[]): string =>
  `<template id="scripts">${preloads.map((file) => `<link rel="modulepreload" href="${file}">`).join('')}<script type="module" src="${entry}"></script></template><script>${releaseScript}</script>`;
