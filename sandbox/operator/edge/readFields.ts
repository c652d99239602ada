import type { FastifyRequest } from 'fastify';
import { bodyLimitsOf, usualFieldBytes } from '../../../src/contract/base/bodyLimits.ts';
import { OperatorError, tooLarge } from '../OperatorError.ts';

export const formLimits = {
  fields: 60,
  files: 0,
  fieldSize: usualFieldBytes,
  fieldNameSize: 64,
  parts: 60,
  headerPairs: 20,
};

type Texts = Record<string, string>;

/** The fields of a call: the query of a GET, the form of a POST. Of a repeated name the last value counts (2.8-6). */
export function readFields(request: FastifyRequest, method: string): Promise<Texts> {
  return request.method === 'GET' ? Promise.resolve(readPairs(request.query)) : readForm(request, method);
}

async function readForm(request: FastifyRequest, method: string): Promise<Texts> {
  if (!request.isMultipart()) return readPairs(request.body);
  const { bodyBytes, fieldBytes } = bodyLimitsOf(method);
  return Promise.race([readParts(request, fieldBytes), untilTooLarge(request, bodyBytes)]);
}

/** Enforces the limit for multipart bodies, which are streamed: Fastify's body limit covers only those it parses. */
function untilTooLarge({ raw }: FastifyRequest, mostBytes: number): Promise<never> {
  let size = 0;
  return new Promise((_resolve, reject) => {
    raw.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > mostBytes) reject(tooLarge());
    });
  });
}

async function readParts(request: FastifyRequest, fieldSize: number): Promise<Texts> {
  const texts = emptyTexts();
  try {
    for await (const part of request.parts({ limits: { ...formLimits, fieldSize } })) {
      if (part.type === 'file') {
        part.file.resume();
        throw new OperatorError('InvalidRequestException', 'Files are not accepted here');
      }
      if (part.valueTruncated || part.fieldnameTruncated)
        throw new OperatorError('InvalidRequestException', 'A field is too long');
      if (typeof part.value === 'string') texts[part.fieldname] = part.value;
    }
  } catch (error) {
    if (error instanceof OperatorError) throw error;
    throw new OperatorError('InvalidRequestException', 'The form could not be read');
  }
  return texts;
}

function readPairs(pairs: unknown): Texts {
  const texts = emptyTexts();
  for (const [name, value] of Object.entries(Object(pairs) as Record<string, unknown>)) {
    const last: unknown = Array.isArray(value) ? value.at(-1) : value;
    if (typeof last === 'string') texts[name] = last;
  }
  return texts;
}

/** Without a prototype, since a field may be named `__proto__` or `constructor`. */
function emptyTexts(): Texts {
  return Object.create(null) as Texts;
}
