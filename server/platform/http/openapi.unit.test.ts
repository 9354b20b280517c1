import { describe, expect, it } from 'vitest';
import { api } from '../../../contract/api';
import { EVENT_STREAM } from '../../../contract/events';
import { everyEndpoint } from '../../testing/contract';
import { docsPageOf, docsStyles } from './docs-page';
import { openApiOf } from './openapi';

type Json = Record<string, unknown>;
interface Parameter {
  name: string;
  in: string;
  required: boolean;
  schema: Json;
}
interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  security?: Json[];
  parameters?: Parameter[];
  requestBody?: { required: boolean; content: Record<string, { schema: Json }> };
  responses: Record<string, { description: string; content: Record<string, { schema: Json }> }>;
}
interface Document {
  openapi: string;
  info: { title: string; version: string };
  paths: Record<string, Record<string, Operation>>;
  components: { securitySchemes: Json; schemas: Record<string, Json> };
}

const document = openApiOf(api, '1.2.3') as unknown as Document;
const pathOf = (path: string) => path.replace(/:(\w+)/g, '{$1}');
const operationOf = ({ method, path }: { method: string; path: string }) =>
  document.paths[pathOf(path)]?.[method.toLowerCase()] as Operation;
const operations = Object.values(document.paths).flatMap((path) => Object.values(path));

/** Every place in the document, however deep. */
function* everything(value: unknown, at = '#'): Generator<[string, unknown]> {
  yield [at, value];
  if (!value || typeof value !== 'object') return;
  for (const [key, inside] of Object.entries(value)) yield* everything(inside, `${at}/${key}`);
}

describe('the OpenAPI document', () => {
  it('is a document of version 3.1 that survives being sent', () => {
    expect(document.openapi).toBe('3.1.0');
    expect(document.info).toEqual({ title: 'Heartnote API', version: '1.2.3' });
    expect(JSON.parse(JSON.stringify(document))).toEqual(document);
  });

  it.each(everyEndpoint)('describes $name as the contract has it', ({ name, endpoint }) => {
    const operation = operationOf(endpoint);
    expect(operation.operationId).toBe(name);
    expect(operation.summary).toBe(endpoint.summary);
    expect(operation.security).toEqual(endpoint.access === 'public' ? undefined : [{ session: [] }]);
    expect(Object.keys(operation.responses)).toContain(String(endpoint.status ?? 200));
    if (endpoint.body) expect(operation.requestBody?.required).toBe(true);
    const named = [...pathOf(endpoint.path).matchAll(/\{(\w+)\}/g)].map(([, parameter]) => parameter);
    const declared = (operation.parameters ?? []).filter((parameter) => parameter.in === 'path');
    expect(declared.map((parameter) => parameter.name)).toEqual(named);
    for (const parameter of declared) expect(parameter.required).toBe(true);
  });

  it('describes each event of a call that is told piece by piece', () => {
    const told = everyEndpoint.filter(({ endpoint }) => endpoint.events);
    expect(told.map(({ name }) => name)).toEqual(['assistant.ask']);
    for (const { endpoint } of told) {
      const { content } = operationOf(endpoint).responses['200'] ?? {};
      const events = content?.[EVENT_STREAM]?.schema.oneOf as Json[];
      expect(events.map(({ title }) => title)).toEqual(['told', 'reply', 'refusal']);
      for (const { description } of events) expect(description).toMatch(/\w.*\.$/);
      expect(events[0]?.properties).toHaveProperty('citations');
      expect(events[1]?.properties).toEqual(content?.['application/json']?.schema.properties);
      expect(events[2]).toMatchObject({ $ref: '#/components/schemas/Refusal', required: ['status'] });
    }
  });

  it('holds nothing that the contract does not', () => {
    expect(operations).toHaveLength(everyEndpoint.length);
    expect(new Set(operations.map((operation) => operation.operationId)).size).toBe(everyEndpoint.length);
  });

  it('is well formed: methods, answers, media types and references', () => {
    for (const [path, methods] of Object.entries(document.paths)) {
      expect(path).toMatch(/^\/[\w\-/{}.]+$/);
      for (const method of Object.keys(methods)) expect(['get', 'post', 'put', 'delete']).toContain(method);
    }
    for (const operation of operations) {
      for (const [status, response] of Object.entries(operation.responses)) {
        expect(status).toMatch(/^[1-5](\d\d|XX)$/);
        expect(response.description).not.toBe('');
        expect(response.content).toHaveProperty('application/json');
      }
      for (const parameter of operation.parameters ?? []) {
        expect(['path', 'query']).toContain(parameter.in);
        expect(parameter.schema).toBeTypeOf('object');
      }
      for (const scheme of operation.security ?? []) {
        for (const used of Object.keys(scheme)) expect(document.components.securitySchemes).toHaveProperty(used);
      }
    }
    for (const [at, value] of everything(document)) {
      expect(value, at).not.toBeUndefined();
      if (!at.endsWith('/$ref')) continue;
      expect(String(value)).toMatch(/^#\/components\/schemas\/\w+$/);
      expect(document.components.schemas).toHaveProperty(String(value).split('/').at(-1) ?? '');
    }
  });

  it('shows no schema of a reply that lets undeclared fields out', () => {
    for (const { name, endpoint } of everyEndpoint) {
      const content = operationOf(endpoint).responses[String(endpoint.status ?? 200)]?.content;
      for (const [at, value] of everything(content?.['application/json']?.schema)) {
        const { type, properties, additionalProperties } = (value ?? {}) as Json;
        if (type === 'object' && properties) expect(additionalProperties, `${name} ${at}`).toBe(false);
      }
    }
  });
});

describe('the page of the API', () => {
  const page = docsPageOf(api, '1.2.3');

  it('lists every call with its access and its words', () => {
    for (const { endpoint } of everyEndpoint) {
      expect(page).toContain(
        `<b>${endpoint.method}</b> ${pathOf(endpoint.path)}</code> <small>${endpoint.access}</small>`,
      );
    }
    expect(page.match(/<details>/g)).toHaveLength(everyEndpoint.length);
  });

  it('asks no other host, and has neither script nor style inside', () => {
    expect(page).not.toMatch(/<script|<style|\sstyle=|\son\w+=|javascript:/i);
    const addresses = [...page.matchAll(/(?:src|href|action)="([^"]*)"/g)].map(([, address]) => address ?? '');
    expect(addresses.length).toBeGreaterThan(0);
    for (const address of addresses) expect(address).toMatch(/^\/api\//);
    expect(docsStyles).not.toMatch(/url\(|@import|https?:/);
  });
});
