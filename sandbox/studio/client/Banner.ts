import { element } from './element.ts';
import type { Pacer } from './Pacer.ts';

/** A short note across the reels, for what needs no pause; it can be skipped like everything else. */
export class Banner {
  readonly node = element('div', { class: 'banner', hidden: true, 'aria-hidden': 'true' });

  /** Shows the text for `ms`; `picture` is the URL of a symbol's picture, or null. */
  async show(text: string, picture: string | null, ms: number, pacer: Pacer): Promise<void> {
    this.node.replaceChildren(
      ...(picture === null ? [] : [element('img', { class: 'banner-picture', src: picture, alt: '' })]),
      element('span', {}, text),
    );
    this.node.hidden = false;
    await pacer.wait(ms);
    this.node.hidden = true;
  }
}
