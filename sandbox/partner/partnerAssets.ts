export const partnerStyle = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0 auto; max-width: 68rem; padding: 1.5rem 1rem 4rem; }
h1 { font-size: 1.4rem; margin: 0 0 .25rem; }
h2 { font-size: 1.1rem; }
.frames { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fit, minmax(min(20rem, 100%), 1fr)); }
iframe { border: 0; border-radius: 20px; height: 46rem; width: 100%; }
li { overflow-wrap: anywhere; }
`;

/** What a parent does with the messages: it takes them from the casino's origin only, and checks their shape. */
export const partnerScript = `
const list = document.getElementById('messages');
const site = document.documentElement.dataset.site;
addEventListener('message', (event) => {
  const message = event.data;
  if (event.origin !== site || typeof message !== 'object' || message === null) return;
  const item = document.createElement('li');
  item.dataset.type = String(message.type);
  item.textContent = String(message.type);
  if (message.type === 'redirect' && String(message.url).startsWith(site + '/')) {
    const link = document.createElement('a');
    link.href = message.url;
    link.textContent = message.url;
    item.append(' ', link);
  }
  list.append(item);
});
`;
