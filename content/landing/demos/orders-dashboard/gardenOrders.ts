import { createRandom, pick } from './random';

export interface GardenOrder {
  id: number;
  date: Date;
  /** Weeks since the first one. */
  week: number;
  customer: string;
  region: Region;
  product: string;
  category: Category;
  /** In US dollars. */
  total: number;
}

export type Category = (typeof catalog)[number]['category'];
export type Region = (typeof regions)[number];

export const regions = ['North', 'East', 'South', 'West'] as const;

export const catalog = [
  {
    category: 'Plants',
    prices: { 'Fruit trees': 58, Hedges: 24, Perennials: 9 },
  },
  { category: 'Supplies', prices: { Planters: 36, 'Potting soil': 12 } },
  {
    category: 'Tools',
    prices: { Pruners: 31, Spades: 45, 'Watering cans': 22 },
  },
] as const;

const products = catalog.flatMap(({ category, prices }) =>
  Object.entries(prices).map(([name, price]) => ({ name, price, category })),
);

const customers = [
  { name: 'Alder Nursery', region: 'North' },
  { name: 'Bluebell Gardens', region: 'West' },
  { name: 'Cedar & Clay', region: 'South' },
  { name: 'Fernhill Market', region: 'East' },
  { name: 'Greenway Parks', region: 'North' },
  { name: 'Larch Landscapes', region: 'South' },
  { name: 'Orchard Lane', region: 'West' },
] as const;

const ORDERS = 96;
const WEEKS = 25;

/** The Monday of a week. */
export function startOfWeek(week: number): Date {
  return new Date(2025, 0, 6 + 7 * week);
}

/** Invented orders of a garden supplier, most of them in spring. */
function createOrders(): GardenOrder[] {
  const random = createRandom(7);
  return Array.from({ length: ORDERS }, (_, index) => {
    const day = Math.floor((index * WEEKS * 7) / ORDERS);
    const week = Math.floor(day / 7);
    const customer = pick(customers, random);
    const product = pick(products, random);
    const season = 1 + 2 * Math.sin((Math.PI * week) / WEEKS);
    const quantity = Math.ceil((4 + 12 * random()) * season);
    return {
      id: 1001 + index,
      date: new Date(2025, 0, 6 + day),
      week,
      customer: customer.name,
      region: customer.region,
      product: product.name,
      category: product.category,
      total: quantity * product.price,
    };
  });
}

export const orders = createOrders();

export function totalOf(list: readonly GardenOrder[]): number {
  return list.reduce((sum, order) => sum + order.total, 0);
}

const money = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});
const monthAndDay = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
});

export const formatMoney = (value: number) => money.format(value);
export const formatDay = (date: Date) => monthAndDay.format(date);
