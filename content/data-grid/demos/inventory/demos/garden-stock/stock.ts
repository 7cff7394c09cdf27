export interface Product {
  id: number;
  name: string;
  category: string;
  stock: number;
  /** Order more when the stock is below this number. */
  minimum: number;
  /** In US dollars. */
  price: number;
  supplier: string;
  shelf: string;
  /** Sold in each of the last four weeks. */
  sold: number[];
}

export const statuses = ['In stock', 'Low', 'Sold out'];

export function statusOf({ stock, minimum }: Product): string {
  if (stock === 0) return 'Sold out';
  return stock < minimum ? 'Low' : 'In stock';
}

type Line = [
  name: string,
  stock: number,
  minimum: number,
  price: number,
  supplier: string,
  shelf: string,
  sold: number[],
];

const catalog: Record<string, Line[]> = {
  Plants: [
    ['Lavender', 64, 40, 7.5, 'Hill Nursery', 'A1', [18, 22, 25, 31]],
    ['Boxwood', 12, 20, 24, 'Hill Nursery', 'A3', [6, 4, 9, 8]],
    ['Tomato seedling', 0, 60, 3.2, 'Greenhouse 9', 'B2', [40, 55, 71, 38]],
  ],
  Tools: [
    ['Pruning shears', 33, 15, 29.9, 'Ironworks', 'C1', [5, 3, 7, 6]],
    ['Garden hose, 20 m', 8, 10, 42, 'Ironworks', 'C4', [3, 6, 4, 9]],
    ['Watering can', 21, 12, 18.5, 'Tin & Co', 'C2', [8, 6, 5, 11]],
  ],
  Soil: [
    ['Potting soil, 40 l', 140, 80, 9.9, 'Peatless', 'Yard', [52, 61, 70, 66]],
    ['Bark mulch, 60 l', 55, 60, 11.5, 'Peatless', 'Yard', [20, 18, 31, 35]],
  ],
};

export const products: Product[] = Object.entries(catalog)
  .flatMap(([category, lines]) => lines.map((line) => ({ category, line })))
  .map(({ category, line }, index) => {
    const [name, stock, minimum, price, supplier, shelf, sold] = line;
    const place = { supplier, shelf, sold };
    return { id: index + 1, name, category, stock, minimum, price, ...place };
  });
