import type { FastifyInstance } from 'fastify';

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Trader's console</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/sportsbook/console.css">
<script type="module" src="/sportsbook/console.js"></script>
</head>
<body>
<h1>Trader's console</h1>
<form id="ruling">
<label>Sandbox key <input name="key" type="password" required autocomplete="off"></label>
<label>Event <select name="event" required></select></label>
<label>Market <select name="market"><option value="">Whole event</option></select></label>
<label>Selection <select name="selection"><option value="">All</option></select></label>
<label>Ruling <select name="ruling">
<option value="suspend">Suspend</option><option value="resume">Resume</option>
<option value="cut">Cut prices by 5 %</option>
<option value="void">Void</option><option value="won">Selection won</option><option value="lost">Selection lost</option>
</select></label>
<button>Rule</button>
<output role="status"></output>
</form>
</body>
</html>`;

const STYLE = `:root { color-scheme: dark light; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 32rem; margin: 2rem auto; padding: 0 1rem; }
form { display: grid; gap: 1rem; }
label { display: grid; gap: .25rem; }
input, select, button { font: inherit; min-height: 44px; padding: 0 .5rem; }`;

/** The browser's side. Events and markets come from the public API; a ruling is sent with the key in its header. */
const SCRIPT = `const form = document.getElementById('ruling');
const { event: events, market: markets, selection: selections } = form.elements;
const output = form.querySelector('output');
const option = (value, text = value) => new Option(text, value);
let offered = [];
async function showEvents() {
  const { events: lines } = await (await fetch('/sportsbook/api/highlights?count=40')).json();
  events.replaceChildren(...lines.map((line) => option(line.id, line.home.name + ' – ' + line.away.name + ' ' + line.clock)));
  await showMarkets();
}
async function showMarkets() {
  const { event } = await (await fetch('/sportsbook/api/event/' + events.value)).json();
  offered = event.markets;
  markets.replaceChildren(option('', 'Whole event'), ...offered.map((market) => option(market.key)));
  showSelections();
}
function showSelections() {
  const market = offered.find(({ key }) => key === markets.value);
  selections.replaceChildren(option('', 'All'), ...(market?.selections ?? []).map(({ key }) => option(key)));
}
events.addEventListener('change', showMarkets);
markets.addEventListener('change', showSelections);
form.addEventListener('submit', async (submitted) => {
  submitted.preventDefault();
  const { key, ...ruling } = Object.fromEntries(new FormData(form));
  const body = JSON.stringify({ ...ruling, market: ruling.market || null, selection: ruling.selection || null });
  const headers = { 'content-type': 'application/json', 'x-sandbox-key': key };
  const reply = await fetch('/__sandbox/sportsbook/rulings', { method: 'POST', headers, body });
  output.textContent = reply.ok ? 'Ruled: ' + ruling.ruling + ' ' + ruling.event : (await reply.json()).error?.message;
});
await showEvents();`;

const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The trader's console as a page; what it does needs the sandbox key. */
export function consolePage(app: FastifyInstance): void {
  const serve = (path: string, type: string, body: string): void => {
    app.get(path, async (_request, reply) =>
      reply
        .headers({
          'content-type': `${type}; charset=utf-8`,
          'content-security-policy': POLICY,
          'x-content-type-options': 'nosniff',
          'cache-control': 'no-cache',
        })
        .send(body),
    );
  };
  serve('/sportsbook/console', 'text/html', PAGE);
  serve('/sportsbook/console.css', 'text/css', STYLE);
  serve('/sportsbook/console.js', 'text/javascript', SCRIPT);
}
