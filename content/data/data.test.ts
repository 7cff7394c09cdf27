import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createEmployees, employees } from './employees.ts';
import { films } from './films.ts';
import { createOrders, orders } from './orders.ts';
import { places } from './places.ts';
import { createRandom } from './random.ts';
import { createServer } from './server.ts';
import { createTrades, trades } from './trades.ts';

const folder = import.meta.dirname;
const names = readdirSync(folder).filter((name) => /^[\w-]+\.ts$/.test(name)).map((name) => name.slice(0, -3));

describe('shared demo data', () => {
  it('has type declarations for every file', () => {
    const declared = [...readFileSync(`${folder}/beside-demos.d.ts`, 'utf8').matchAll(/declare module '\*\/([\w-]+)'/g)].map((match) => match[1]);
    expect(declared.toSorted()).toEqual(names.toSorted());
  });

  it.each(Object.entries({ orders, employees, trades, films, places }))('%s have unique ids', (_, rows) => {
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
    expect(rows.length).toBeGreaterThanOrEqual(12);
  });

  it('is deterministic', () => {
    expect(createOrders(20)).toEqual(orders.slice(0, 20));
    expect(createEmployees(20)).toEqual(employees.slice(0, 20));
    expect(createTrades(20)).toEqual(trades.slice(0, 20));
  });

  it('has random numbers from 0 to 1 for any seed', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const random = createRandom(seed);
        return Array.from({ length: 50 }, random).every((value) => value >= 0 && value < 1);
      }),
    );
  });

  it('has a company in which all but one employee have a manager', () => {
    const ids = new Set(employees.map(({ id }) => id));
    expect(employees.filter(({ managerId }) => managerId === null)).toHaveLength(1);
    for (const { id, managerId } of employees) if (managerId !== null) expect(ids.has(managerId) && managerId < id).toBe(true);
  });
});

describe('the mock server', () => {
  const quick = { latency: 0 };

  it('returns a range of the sorted and filtered rows, and the total', async () => {
    const server = createServer(films, quick);
    const { rows, total } = await server.list({ search: 'japan', sortBy: [{ field: 'year', direction: 'desc' }], start: 0, end: 2 });
    expect(rows.map(({ title }) => title)).toEqual(['Spirited Away', 'My Neighbor Totoro']);
    expect(total).toBe(4);
  });

  it('filters by the items of a filter model, and ignores items without a value', async () => {
    const server = createServer(films, quick);
    const titles = async (...filterBy: { field: string; operator: string; value?: unknown }[]) =>
      (await server.list({ filterBy })).rows.map(({ title }) => title);
    expect(await titles({ field: 'country', operator: 'equals', value: 'japan' }, { field: 'year', operator: '>', value: 1990 })).toEqual(['Spirited Away']);
    expect(await titles({ field: 'country', operator: 'isAnyOf', value: ['Iran', 'Brazil'] })).toEqual(['Central Station', 'A Separation']);
    expect(await titles({ field: 'title', operator: 'isEmpty' })).toEqual([]);
    expect(await titles({ field: 'title', operator: 'contains' }, { field: 'year', operator: '=', value: '' })).toHaveLength(films.length);
    await expect(server.list({ filterBy: [{ field: 'title', operator: 'rhymesWith', value: 'x' }] })).rejects.toThrow('rhymesWith');
  });

  it('stores updates and removals without changing its input', async () => {
    const server = createServer(places, quick);
    const [first] = places;
    if (!first) throw new Error('no places');
    await server.update({ ...first, city: 'Lisboa' });
    await server.remove(2);
    const { rows } = await server.list();
    expect(rows).toHaveLength(places.length - 1);
    expect(rows[0]?.city).toBe('Lisboa');
    expect(first.city).toBe('Lisbon');
  });

  it('fails at the configured rate', async () => {
    const server = createServer(places, { ...quick, failEvery: 2 });
    const results = await Promise.allSettled([server.list(), server.list(), server.list(), server.list()]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'rejected']);
  });

  it('rejects when the request is aborted', async () => {
    const leaving = new AbortController();
    const asked = createServer(places, { latency: 60_000 }).list({ signal: leaving.signal });
    leaving.abort();
    await expect(asked).rejects.toThrow('aborted');
  });
});
