import type { DatabaseSync } from 'node:sqlite';

export interface SeedOrder {
  product: string;
  customer: string;
  country: string;
  status: string;
  quantity: number;
  unitPrice: number;
  express: boolean;
  note: string | null;
  /** Such as `2025-03-14`. */
  orderedAt: string;
  /** In UTC, such as `2025-03-14T09:30:00.000Z`. */
  updatedAt: string | null;
}

/** Fills an empty table. */
export function seed(database: DatabaseSync, count: number) {
  if (database.prepare('SELECT id FROM orders LIMIT 1').get()) return;
  insertOrders(database, createOrders(count));
}

export function insertOrders(
  database: DatabaseSync,
  orders: readonly SeedOrder[],
) {
  const insert = database.prepare(`
    INSERT INTO orders (id, product, customer, country, status, quantity, unit_price, express, note, ordered_at, updated_at)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
  `);
  database.exec('BEGIN');
  for (const [index, order] of orders.entries()) {
    insert.run(
      10_001 + index,
      order.product,
      order.customer,
      order.country,
      order.status,
      order.quantity,
      order.unitPrice,
      order.express ? 1 : 0,
      order.note,
      order.orderedAt,
      order.updatedAt,
    );
  }
  database.exec('COMMIT');
}

const products = [
  ['Desk lamp', 48],
  ['Oak desk', 540],
  ['Office chair', 315],
  ['Bookshelf', 210],
  ['Notebook', 6],
  ['Fountain pen', 75],
  ['Whiteboard', 160],
] as const;
const customers = [
  'Alder & Co',
  'Bright Studio',
  'Delta Works',
  'Fjord Design',
];
const countries = ['Brazil', 'Canada', 'Denmark', 'India', 'Japan', 'Kenya'];
const statuses = ['Open', 'Packed', 'Shipped', 'Delivered', 'Returned'];
const notes = [null, null, null, 'Call before delivery', 'Leave at reception'];

const DAY = 86_400_000;

/** Creates the same orders every time. */
export function createOrders(count: number): SeedOrder[] {
  let state = 1;
  function pick<T>(items: readonly T[]): T {
    // A linear congruential generator; the upper bits are the random ones.
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    const item = items[Math.floor((state / 2 ** 32) * items.length)];
    if (item === undefined) throw new Error('There is nothing to pick from.');
    return item;
  }

  const days = Array.from({ length: 180 }, (_, index) => index);
  return Array.from({ length: count }, () => {
    const [product, unitPrice] = pick(products);
    const ordered = new Date(Date.UTC(2025, 0, 1) + pick(days) * DAY);
    return {
      product,
      customer: pick(customers),
      country: pick(countries),
      status: pick(statuses),
      quantity: 1 + (pick(days) % 24),
      unitPrice,
      express: pick([true, false, false]),
      note: pick(notes),
      orderedAt: ordered.toISOString().slice(0, 10),
      updatedAt: null,
    };
  });
}
