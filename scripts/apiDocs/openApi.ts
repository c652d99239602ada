/** Renders the contract as an OpenAPI 3.1 document. */
import type { SchemaFieldDescription } from 'yup';
import type { AnyEndpoint } from '../../src/contract/base/endpoint.ts';
import { errorCatalogue } from '../../src/contract/base/errors.ts';
import { endpoints } from '../../src/contract/index.ts';
import { fromDescription, isNeeded, jsonSchema } from './jsonSchema.ts';

const reference = (part: string) => ({ $ref: `#/components/${part}` });
const inEveryCall = ['v', 'locale', 'nonStrict'].map((name) => reference(`parameters/${name}`));

/** Error statuses that any method may return, from the error catalogue. */
const statuses = [...new Set(Object.values(errorCatalogue).map(({ status }) => status))].sort((a, b) => a - b);
const typesOf = (status: number) =>
  Object.entries(errorCatalogue).flatMap(([type, kind]) => (kind.status === status ? [type] : []));

export function openApi(version: string): object {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Croupier: the operator’s API',
      version,
      description: 'What the player front end asks of an operator’s backend. Generated from src/contract.',
    },
    paths: Object.fromEntries(
      endpoints.map((endpoint) => [`/api/${endpoint.name}`, { [endpoint.verb.toLowerCase()]: operation(endpoint) }]),
    ),
    components: {
      parameters: {
        v: {
          name: 'v',
          in: 'query',
          required: true,
          schema: { type: 'string' },
          description: 'Version of the client.',
        },
        locale: {
          name: 'locale',
          in: 'query',
          required: true,
          schema: { type: 'string' },
          description: 'Language of the player.',
        },
        nonStrict: {
          name: '_non_strict',
          in: 'query',
          schema: { const: '1' },
          description: 'Sent when the site is framed by another.',
        },
        idempotencyKey: {
          name: 'Idempotency-Key',
          in: 'header',
          required: true,
          schema: { type: 'string', pattern: '^[\\w.-]{8,128}$' },
          description: 'The same key with the same input returns the stored reply; with another input it is refused.',
        },
        player: {
          name: 'X-Player',
          in: 'header',
          schema: { type: 'integer' },
          description:
            'The uid of the player whose call it is; refused with AuthorizationException when the session is another player’s.',
        },
      },
      responses: Object.fromEntries(statuses.map((status) => [`error${status}`, errorResponse(status)])),
      securitySchemes: {
        cookie: {
          type: 'apiKey',
          in: 'cookie',
          name: 'croupier_session',
          description: 'On https it is named __Host-croupier_session.',
        },
        bearer: { type: 'http', scheme: 'bearer', description: 'Where the shell keeps no cookies (Telegram).' },
      },
    },
  };
}

function operation(endpoint: AnyEndpoint): object {
  const { name, verb, access, spends } = endpoint;
  const parameters = [
    ...inEveryCall,
    ...(verb === 'GET' ? queryOf(endpoint) : []),
    ...(access === 'player' ? [reference('parameters/player')] : []),
    ...(spends ? [reference('parameters/idempotencyKey')] : []),
  ];
  const form = { schema: jsonSchema(endpoint.input, 'input') };
  return {
    operationId: name,
    tags: [name.slice(0, name.indexOf('.'))],
    security: access === 'player' ? [{ cookie: [] }, { bearer: [] }] : [{}, { cookie: [] }, { bearer: [] }],
    parameters,
    ...(verb === 'POST' && {
      requestBody: {
        required: true,
        content: { 'multipart/form-data': form, 'application/x-www-form-urlencoded': form },
      },
    }),
    responses: {
      200: {
        description: 'Done.',
        content: {
          'application/json': {
            schema: { type: 'object', properties: { data: jsonSchema(endpoint.output, 'output') }, required: ['data'] },
          },
        },
      },
      ...Object.fromEntries(statuses.map((status) => [status, reference(`responses/error${status}`)])),
    },
  };
}

/** Query parameters: lists are joined by commas, objects are JSON. */
function queryOf(endpoint: AnyEndpoint): object[] {
  const { fields } = endpoint.input.describe() as { fields: Record<string, SchemaFieldDescription> };
  return Object.entries(fields).map(([name, field]) => {
    const schema = fromDescription(field, 'input');
    const placed = { name, in: 'query', required: isNeeded(field, 'input') && field.type !== 'object' };
    if (field.type === 'object') return { ...placed, content: { 'application/json': { schema } } };
    return { ...placed, schema, ...(field.type === 'array' && { style: 'form', explode: false }) };
  });
}

function errorResponse(status: number): object {
  const types = typesOf(status);
  const error = {
    type: 'object',
    properties: {
      type: { enum: types },
      code: {
        enum: Object.entries(errorCatalogue).flatMap(([type, kind]) => (types.includes(type) ? [kind.code] : [])),
      },
      message: { type: 'string' },
      error_data: {
        type: 'object',
        description: 'Errors of fields by name, or facts such as retry_after.',
        additionalProperties: true,
      },
    },
    required: ['type', 'code', 'message', 'error_data'],
  };
  return {
    description: types.join(', '),
    ...(status === 429 && { headers: { 'Retry-After': { schema: { type: 'integer' } } } }),
    content: { 'application/json': { schema: { type: 'object', properties: { error }, required: ['error'] } } },
  };
}
