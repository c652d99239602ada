/** What runs in the page, so that nothing of it is known to its scripts beforehand. @module */

/** Waits until React has hydrated a link of the page's content, so that it is the app's. */
export const untilLive = (page, link) =>
  page.waitForFunction(
    (selector) => Object.keys(document.querySelector(selector) ?? {}).some((key) => key.startsWith('__reactProps$')),
    link,
  );

/** Does to every element what people do, without following links. */
export async function stir(page) {
  await page.evaluate(() => {
    const stay = (event) => event.preventDefault();
    for (const name of ['click', 'submit']) addEventListener(name, stay, { capture: true });
    for (const element of document.querySelectorAll('*'))
      for (const name of ['mouseover', 'focus', 'click', 'toggle', 'animationstart', 'load', 'error'])
        element.dispatchEvent(new Event(name, { cancelable: true }));
    for (const name of ['click', 'submit']) removeEventListener(name, stay, { capture: true });
  });
  // Handlers of loading pictures and frames come later.
  await page.waitForTimeout(50);
}

/** What is in the document that could run, and how many payloads stand in it as text. */
export const inspect = (page) =>
  page.evaluate(() => {
    const faults = [];
    const addresses = ['href', 'src', 'action', 'formaction', 'data', 'xlink:href', 'srcdoc', 'poster'];
    for (const element of document.querySelectorAll('*')) {
      const name = element.localName;
      for (const { name: attribute, value } of element.attributes) {
        if (/^on/i.test(attribute)) faults.push(`${name} @${attribute}`);
        // Browsers ignore control characters and spaces in a scheme.
        const scheme = [...value].filter((character) => character > ' ').join('');
        if (addresses.includes(attribute) && /^(?:javascript|vbscript|data:text|view-source|feed):/i.test(scheme))
          faults.push(`${name} @${attribute}=${value.slice(0, 40)}`);
        if (attribute === 'srcdoc' || (attribute === 'style' && value.includes('__x(')))
          faults.push(`${name} @${attribute}`);
      }
      const isData = name === 'script' && /json/.test(element.getAttribute('type') ?? '');
      if (['script', 'style'].includes(name) && !isData && element.textContent.includes('__x('))
        faults.push(`<${name}> of content`);
      if (['object', 'embed', 'base'].includes(name) || (name === 'meta' && element.httpEquiv === 'refresh'))
        faults.push(`<${name}>`);
    }
    const shown = new Set([...document.body.innerText.matchAll(/__x\((\d+)\)/g)].map(([, id]) => id));
    return { faults, shown: [...shown] };
  });
