import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createEmployees, employees } from './employees.ts';
import { films } from './films.ts';
import { createOrders, orders } from './orders.ts';
import { places } from './places.ts';
import { createRandom } from './random.ts';
import { ConflictError, createServer } from './server.ts';
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

  it('finds every word of a search, but not in dates', async () => {
    const { rows } = await createServer(films, quick).list({ search: ' totoro  japan ' });
    expect(rows.map(({ title }) => title)).toEqual(['My Neighbor Totoro']);
    expect((await createServer(orders, quick).list({ search: 'GMT' })).total).toBe(0);
  });

  it('sorts missing values first, and ignores a sort item without a direction', async () => {
    const rows = [{ id: 1, size: 2 }, { id: 2, size: null }, { id: 3, size: -1 }, { id: 4, size: null }];
    const ids = async (sort: 'asc' | 'desc' | null) =>
      (await createServer(rows, quick).list({ sortBy: [{ field: 'size', sort }] })).rows.map(({ id }) => id);
    expect(await ids('asc')).toEqual([2, 4, 3, 1]);
    expect(await ids('desc')).toEqual([1, 3, 2, 4]);
    expect(await ids(null)).toEqual([1, 2, 3, 4]);
  });

  it('does not treat missing numbers as zero', async () => {
    const server = createServer([{ id: 1, size: null }, { id: 2, size: 0 }], quick);
    const { rows } = await server.list({ filterBy: [{ field: 'size', operator: '<=', value: 0 }] });
    expect(rows.map(({ id }) => id)).toEqual([2]);
  });

  it('rejects changes of a row that does not exist', async () => {
    const server = createServer([{ id: 1, city: 'Lisbon' }], quick);
    await expect(server.update({ id: 2, city: 'Osaka' })).rejects.toThrow('id 2');
    await expect(server.patch(2, { city: 'Osaka' })).rejects.toThrow('id 2');
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
    const controller = new AbortController();
    const server = createServer(places, { latency: 60_000 });
    const request = server.list({ signal: controller.signal });
    controller.abort();
    await expect(request).rejects.toThrow('aborted');
    await expect(server.list({ signal: controller.signal })).rejects.toThrow('aborted');
  });

  it('sorts by a grid sort model, and treats equal dates as equal', async () => {
    const server = createServer(createOrders(200), quick);
    const { rows } = await server.list({ sortBy: [{ field: 'orderedAt', sort: 'desc' }, { field: 'id', sort: 'asc' }] });
    for (const [index, row] of rows.slice(1).entries()) {
      const previous = rows[index];
      if (!previous) throw new Error('no row');
      expect(previous.orderedAt.getTime()).toBeGreaterThanOrEqual(row.orderedAt.getTime());
      if (previous.orderedAt.getTime() === row.orderedAt.getTime()) expect(previous.id).toBeLessThan(row.id);
    }
  });

  it('combines filter items with "or", and ignores incomplete ones', async () => {
    const filterBy = [{ field: 'country', operator: 'equals', value: 'Iran' }, { field: 'country', operator: 'equals', value: 'Brazil' }, { field: 'title', operator: 'contains' }];
    const { rows } = await createServer(films, quick).list({ filterBy, logic: 'or' });
    expect(rows.map(({ title }) => title)).toEqual(['Central Station', 'A Separation']);
  });

  it('compares dates', async () => {
    const value = new Date(2025, 5, 1);
    const { rows, total } = await createServer(orders, quick).list({ filterBy: [{ field: 'orderedAt', operator: 'onOrAfter', value }] });
    expect(total).toBeGreaterThan(0);
    expect(rows.every(({ orderedAt }) => orderedAt >= value)).toBe(true);
  });

  it('creates 100,000 rows on the first request, and returns any range of them', async () => {
    let calls = 0;
    const server = createServer(() => {
      calls += 1;
      return createOrders(100_000);
    }, quick);
    expect(calls).toBe(0);
    const { rows, total } = await server.list({ start: 99_990, end: 100_000 });
    await server.list({ end: 1 });
    expect(calls).toBe(1);
    expect(total).toBe(100_000);
    expect(rows.map(({ id }) => id)).toEqual(Array.from({ length: 10 }, (_, index) => 109_991 + index));
  });

  it('aggregates all matching rows, not only the range', async () => {
    const aggregate = { quantity: 'sum', unitPrice: 'max', orderedAt: 'min', id: 'size' };
    const { rows, totals } = await createServer(orders, quick).list({ aggregate, end: 5 });
    expect(rows).toHaveLength(5);
    expect(totals).toEqual({
      quantity: orders.reduce((sum, { quantity }) => sum + quantity, 0),
      unitPrice: 540,
      orderedAt: new Date(Math.min(...orders.map(({ orderedAt }) => orderedAt.getTime()))),
      id: orders.length,
    });
    const nothing = await createServer(orders, quick).list({ aggregate, search: 'no such product' });
    expect(nothing.totals).toEqual({ quantity: null, unitPrice: null, orderedAt: null, id: 0 });
    await expect(createServer(orders, quick).list({ aggregate: { id: 'median' } })).rejects.toThrow('median');
  });

  it('groups rows level by level', async () => {
    const server = createServer(orders, quick);
    const query = { groupBy: ['country', 'status'], aggregate: { quantity: 'sum' } };
    const countries = await server.group(query);
    expect(countries.rows.map((row) => ('groupKey' in row ? row.groupKey : row.id))).toEqual([...new Set(orders.map(({ country }) => country))].toSorted());
    const japan = orders.filter(({ country }) => country === 'Japan');
    expect(countries.rows.find(({ id }) => id === '["Japan"]')).toMatchObject({
      count: japan.length,
      totals: { quantity: japan.reduce((sum, { quantity }) => sum + quantity, 0) },
    });
    const open = await server.group({ ...query, keys: ['Japan', 'Open'] });
    expect(open.rows).toEqual(japan.filter(({ status }) => status === 'Open'));
  });

  it('sorts groups by an aggregated value', async () => {
    const { rows } = await createServer(orders, quick).group({ groupBy: ['country'], aggregate: { quantity: 'sum' }, sortBy: [{ field: 'quantity', sort: 'desc' }] });
    const sums = rows.map((row) => ('totals' in row ? Number(row.totals['quantity']) : Number.NaN));
    expect(sums).toEqual(sums.toSorted((a, b) => b - a));
  });

  it('sorts groups of numbers by value, not as text', async () => {
    const { rows } = await createServer(orders, quick).group({ groupBy: ['quantity'] });
    const keys = rows.map((row) => ('groupKey' in row ? Number(row.groupKey) : Number.NaN));
    expect(keys).toEqual(keys.toSorted((a, b) => a - b));
  });

  it('sorts branches by an aggregated value', async () => {
    const query = { parentField: 'managerId', parent: '1', aggregate: { salary: 'sum' } };
    const { rows } = await createServer(employees, quick).tree({ ...query, sortBy: [{ field: 'salary', sort: 'desc' }] });
    const sums = rows.map(({ totals }) => Number(totals['salary']));
    expect(sums).toEqual(sums.toSorted((a, b) => b - a));
  });

  it('returns a tree level by level, and keeps ancestors of matching rows', async () => {
    const server = createServer(employees, quick);
    const [boss] = employees;
    if (!boss) throw new Error('no employees');
    const top = await server.tree({ parentField: 'managerId', aggregate: { salary: 'sum' } });
    expect(top.rows).toEqual([{ ...boss, childCount: 5, totals: { salary: employees.reduce((sum, { salary }) => sum + salary, 0) } }]);
    const below = await server.tree({ parentField: 'managerId', parent: '1', start: 1, end: 3 });
    expect(below.rows.map(({ id }) => id)).toEqual([3, 4]);
    expect(below.total).toBe(5);
    const search = await server.tree({ parentField: 'managerId', parent: '1', filterBy: [{ field: 'id', operator: '=', value: 60 }] });
    expect(search.rows).toHaveLength(1);
    expect(search.rows[0]?.childCount).toBe(1);
  });

  it('rejects an update with an outdated version', async () => {
    const server = createServer([{ id: 1, city: 'Lisbon', version: 1 }], quick);
    expect(await server.patch(1, { city: 'Lisboa' })).toEqual({ id: 1, city: 'Lisboa', version: 2 });
    const conflict = await server.update({ id: 1, city: 'Lissabon', version: 1 }).catch((error: unknown) => error);
    expect(conflict).toBeInstanceOf(ConflictError);
    expect(conflict).toMatchObject({ current: { city: 'Lisboa', version: 2 } });
    expect(await server.update({ id: 1, city: 'Lissabon', version: 2 })).toEqual({ id: 1, city: 'Lissabon', version: 3 });
  });
});
