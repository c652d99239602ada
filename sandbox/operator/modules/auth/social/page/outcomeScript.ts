/** Name of the messages to the site's page, and of the channel for a page that is no longer this window's opener. */
const CHANNEL = 'croupier.social';

/** How long an answer over the channel is awaited, in ms. */
const ANSWER_MS = 500;

/**
 * Messages go to this origin only. The opener is lost where the service isolates its pages (COOP): then the channel
 * reaches the site's page. If nobody answers, the sign-in took place in a tab of its own, which goes on by itself.
 */
export const script = `
(() => {
  const { outcome, back, challenge } = document.body.dataset;
  const message = { source: '${CHANNEL}', outcome, challenge };
  if (window.opener) {
    window.opener.postMessage(message, location.origin);
    window.close();
    return;
  }
  const goOn = () => { if (outcome === 'signedIn') location.replace(back); };
  if (!('BroadcastChannel' in window)) return goOn();
  const waiting = setTimeout(goOn, ${ANSWER_MS});
  const channel = new BroadcastChannel('${CHANNEL}');
  channel.onmessage = ({ data }) => {
    if (data !== 'received') return;
    clearTimeout(waiting);
    window.close();
  };
  channel.postMessage(message);
})();
`;
