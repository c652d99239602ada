import type { FromFrame, SdkEvent, ToFrame } from './protocol.ts';

/** The web SDK in Sumsub's shape: `snsWebSdk.init(token, refresh).withConf(…).on(…).build().launch('#container')`. */
type Handler = (payload: unknown) => void;

interface Configuration {
  readonly lang?: string;
  readonly theme?: 'light' | 'dark';
}

// A classic script shares its names with the page: everything is inside of a function.
(() => {
  const install = (origin: string): void => {
    class WebSdk {
      private configuration: Configuration = {};
      private readonly handlers = new Map<string, Handler[]>();
      private frame: HTMLIFrameElement | null = null;
      private token: string;

      constructor(
        token: string,
        private readonly refresh: () => Promise<string>,
      ) {
        this.token = token;
      }

      withConf(configuration: Configuration): this {
        this.configuration = configuration;
        return this;
      }

      on(event: SdkEvent, handler: Handler): this {
        this.handlers.set(event, [...(this.handlers.get(event) ?? []), handler]);
        return this;
      }

      build(): this {
        return this;
      }

      /** Mounts the frame in the element of this selector. */
      launch(container: string): void {
        const target = document.querySelector(container);
        if (target === null) throw new Error(`snsWebSdk: there is no ${container}`);
        this.destroy();
        const frame = document.createElement('iframe');
        frame.src = `${origin}/verification/websdk`;
        frame.title = 'Clearmark ID';
        frame.allow = 'camera';
        frame.style.border = '0';
        frame.style.inlineSize = '100%';
        frame.style.blockSize = '480px';
        frame.addEventListener('load', () => this.start());
        addEventListener('message', this.hear);
        this.frame = frame;
        target.append(frame);
      }

      destroy(): void {
        removeEventListener('message', this.hear);
        this.frame?.remove();
        this.frame = null;
      }

      private start(): void {
        const { lang = 'en', theme = 'light' } = this.configuration;
        this.say({ sns: 'start', token: this.token, lang, theme });
      }

      private say(message: ToFrame): void {
        this.frame?.contentWindow?.postMessage(message, origin);
      }

      private readonly hear = ({ source, origin: sender, data }: MessageEvent<FromFrame | null>): void => {
        const { frame } = this;
        if (frame === null || source !== frame.contentWindow || sender !== origin || data === null) return;
        if (data.sns === 'height') frame.style.blockSize = `${Math.ceil(data.height)}px`;
        if (data.sns === 'needToken') void this.renew();
        if (data.sns === 'event') this.emit(data.name, data.payload);
      };

      private async renew(): Promise<void> {
        try {
          this.token = await this.refresh();
          this.say({ sns: 'token', token: this.token });
        } catch {
          this.say({ sns: 'noToken' });
          this.emit('idCheck.onError', { code: 'token' });
        }
      }

      private emit(name: SdkEvent, payload: unknown): void {
        for (const handler of this.handlers.get(name) ?? []) handler(payload);
      }
    }

    const init = (token: string, refresh: () => Promise<string>) => new WebSdk(token, refresh);
    Object.assign(globalThis, { snsWebSdk: { init } });
  };

  const own = document.currentScript;
  if (own instanceof HTMLScriptElement) install(new URL(own.src).origin);
})();
