import { button, element } from '../element.ts';
import type { EventLog, LogEntry } from '../EventLog.ts';

/** Rows that are drawn; older ones are found by the filter. */
const mostRows = 200;

/** The events of both sides, newest first, with a filter. Drawn only while it is visible. */
export class LogView {
  readonly root = element('section', 'panel-section log', { 'aria-label': 'Events' });
  private readonly filter = element('input', 'field', {
    type: 'search',
    placeholder: 'Filter',
    'aria-label': 'Filter events',
  });
  private readonly rows = element('ol', 'log-rows');
  private readonly count = element('span', 'hint');
  private drawing = 0;

  constructor(
    private readonly log: EventLog,
    private readonly isVisible: () => boolean,
  ) {
    const bar = element(
      'div',
      'log-bar',
      {},
      this.filter,
      button('panel-button', 'Clear', () => log.clear()),
    );
    this.root.append(element('h3', '', {}, 'Events ', this.count), bar, this.rows);
    this.filter.addEventListener('input', () => this.draw());
    log.subscribe(() => this.schedule());
  }

  draw(): void {
    if (!this.isVisible()) return;
    const found = this.log.find(this.filter.value);
    this.count.textContent = `${found.length} of ${this.log.entries.length}`;
    this.rows.replaceChildren(...found.slice(-mostRows).reverse().map(rowOf));
  }

  private schedule(): void {
    if (this.drawing !== 0 || !this.isVisible()) return;
    this.drawing = requestAnimationFrame(() => {
      this.drawing = 0;
      this.draw();
    });
  }
}

function rowOf({ at, from, name, payload, note }: LogEntry): HTMLElement {
  const time = new Date(at).toISOString().slice(11, 23);
  const row = element(
    'li',
    `log-row ${from}`,
    {},
    element('time', 'hint', { datetime: new Date(at).toISOString() }, time),
    element('span', 'log-from', {}, from === 'app' ? 'app →' : '→ app'),
    element('code', 'log-name', {}, name),
  );
  const text = JSON.stringify(payload);
  if (text !== undefined && text !== '""') row.append(element('code', 'log-payload', {}, text));
  if (note !== null) row.append(element('em', 'log-note', {}, note));
  return row;
}
