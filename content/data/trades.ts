import { createRandom, pick } from './random';

export interface Trade {
  id: string;
  symbol: string;
  side: 'Buy' | 'Sell';
  quantity: number;
  price: number;
  currency: 'EUR' | 'JPY' | 'USD';
  trader: string;
  tradedAt: Date;
}

const symbols = [
  ['ALPN', 84, 'EUR'],
  ['BLUE', 212, 'USD'],
  ['CRST', 37, 'USD'],
  ['DUNE', 1450, 'JPY'],
  ['ECHO', 129, 'EUR'],
  ['FLNT', 61, 'USD'],
] as const;

const desks = ['Desk A', 'Desk B', 'Desk C'] as const;

/** Trades of one day, starting at nine o'clock. Prices vary by a few percent. */
export function createTrades(count: number, seed = 3): Trade[] {
  const random = createRandom(seed);
  return Array.from({ length: count }, (_, index) => {
    const [symbol, price, currency] = pick(symbols, random);
    return {
      id: `T${String(index + 1).padStart(5, '0')}`,
      symbol,
      side: random() < 0.5 ? 'Buy' : 'Sell',
      quantity: 10 * (1 + Math.floor(random() * 200)),
      price: Math.round(price * (0.97 + random() * 0.06) * 100) / 100,
      currency,
      trader: pick(desks, random),
      tradedAt: new Date(2025, 2, 12, 9, 0, index * 13),
    };
  });
}

export const trades = createTrades(500);
