import type { SeedOrder } from '../../../content/data-grid/server-side-data/backend/orders-backend/server/seed.ts';

const order: SeedOrder = {
  product: 'Desk lamp',
  customer: 'Alder & Co',
  country: 'Japan',
  status: 'Open',
  quantity: 5,
  unitPrice: 48,
  express: false,
  note: null,
  orderedAt: '2025-03-14',
  updatedAt: null,
};

/** The orders 10001 to 10009, with everything that filters can get wrong: wildcards, quotes, case, accents and missing values. */
export const orders: readonly SeedOrder[] = [
  { ...order, updatedAt: '2025-03-14T09:30:20.000Z' },
  { ...order, product: 'desk LAMP, dimmable', quantity: 12, status: 'Packed', note: '' },
  { ...order, product: '50% oak', country: 'Kenya', quantity: 1, express: true, orderedAt: '2025-01-01' },
  { ...order, product: '50 oak', country: 'Kenya', quantity: 24, status: 'Shipped', orderedAt: '2025-03-13' },
  {
    ...order,
    product: 'pen_set',
    country: 'Brazil',
    note: "Ask for O'Brien; -- not Ann",
    updatedAt: '2025-03-14T09:31:00.000Z',
  },
  { ...order, product: 'pen set', country: 'Brazil', quantity: 7, express: true, orderedAt: '2025-03-15' },
  {
    ...order,
    product: 'Étagère',
    customer: 'Fjord Design',
    country: 'India/Nepal',
    unitPrice: 210.5,
    note: 'C:\\deliveries',
  },
  {
    ...order,
    product: 'ÉTAGÈRE, tall',
    customer: 'Fjord Design',
    country: 'India/Nepal',
    status: 'Returned',
    quantity: 7,
  },
  { ...order, product: 'Whiteboard', customer: 'alder & co', status: 'Packed', note: 'tall' },
];
