import { createRandom, pick } from './random';

export interface Order {
  id: number;
  product: string;
  category: string;
  customer: string;
  country: string;
  quantity: number;
  /** In US dollars. */
  unitPrice: number;
  status: 'Open' | 'Packed' | 'Shipped' | 'Delivered' | 'Returned';
  orderedAt: Date;
}

const products = [
  ['Desk lamp', 'Lighting', 48],
  ['Floor lamp', 'Lighting', 129],
  ['Oak desk', 'Furniture', 540],
  ['Office chair', 'Furniture', 315],
  ['Bookshelf', 'Furniture', 210],
  ['Notebook', 'Paper', 6],
  ['Drawing pad', 'Paper', 14],
  ['Fountain pen', 'Writing', 75],
  ['Pencil set', 'Writing', 22],
  ['Whiteboard', 'Meeting', 160],
] as const;

const customers = [
  'Alder & Co',
  'Bright Studio',
  'Copperfield',
  'Delta Works',
  'Everlane Office',
  'Fjord Design',
] as const;

const countries = [
  'Brazil',
  'Canada',
  'Denmark',
  'India',
  'Japan',
  'Kenya',
  'Portugal',
] as const;

const statuses = [
  'Open',
  'Packed',
  'Shipped',
  'Delivered',
  'Delivered',
  'Returned',
] as const;

/** Orders of an office supply shop from the first half of 2025. */
export function createOrders(count: number, seed = 1): Order[] {
  const random = createRandom(seed);
  return Array.from({ length: count }, (_, index) => {
    const [product, category, unitPrice] = pick(products, random);
    return {
      id: 10001 + index,
      product,
      category,
      customer: pick(customers, random),
      country: pick(countries, random),
      quantity: 1 + Math.floor(random() * 24),
      unitPrice,
      status: pick(statuses, random),
      orderedAt: new Date(2025, 0, 1 + Math.floor(random() * 180)),
    };
  });
}

export const orders = createOrders(100);
