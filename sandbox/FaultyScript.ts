import { readFile } from 'node:fs/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';

/**
 * A third party's script that can misbehave, for tests: in mode `hang` it never answers, in `missing` there is none, in
 * `throw` it fails as it starts; in the modes of `faults` their text runs after it.
 */
export class FaultyScript {
  private mode = 'well';

  constructor(
    private readonly file: string,
    private readonly faults: Readonly<Record<string, string>>,
  ) {}

  async send(reply: FastifyReply): Promise<FastifyReply> {
    const { mode } = this;
    if (mode === 'hang') {
      // Never answered; the connection ends with the visitor's patience.
      reply.hijack();
      return reply;
    }
    if (mode === 'missing') return reply.code(404).send({ error: 'NotFound' });
    const script =
      mode === 'throw'
        ? 'throw new Error("the third party fails");'
        : `${await readFile(this.file, 'utf8')}\n${this.faults[mode] ?? ''}`;
    return reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-store').send(script);
  }

  /** `POST /mode` of the sandbox's controls. */
  control(app: FastifyInstance): void {
    const modes = ['well', 'hang', 'missing', 'throw', ...Object.keys(this.faults)];
    app.post('/mode', ({ body }, reply) => {
      const asked = modes.find((known) => known === Object(body).mode);
      if (asked === undefined) return reply.code(400).send({ error: 'unknown mode' });
      this.mode = asked;
      return { mode: asked };
    });
  }
}
