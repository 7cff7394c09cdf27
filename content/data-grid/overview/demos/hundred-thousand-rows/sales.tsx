import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import type { GridColDef } from '@mui/x-data-grid';
import { createRandom, pick } from './random';

export interface Sale {
  id: number;
  customer: string;
  region: string;
  product: string;
  placed: Date;
  quantity: number;
  total: number;
  margin: number;
  status: (typeof statuses)[number];
}

const regions = ['Africa', 'Asia', 'Europe', 'North America', 'South America'];
const products = [
  ['Espresso machine', 690],
  ['Hand grinder', 119],
  ['Kettle', 84],
  ['Moka pot', 46],
  ['Pour-over set', 58],
  ['Travel cup', 27],
] as const;
const firstNames = ['Amara', 'Bruno', 'Chen', 'Dana', 'Elif', 'Farid', 'Greta'];
const lastNames = ['Abe', 'Costa', 'Diallo', 'Evans', 'Haas', 'Kaya', 'Lind'];
const statuses = ['Open', 'Packed', 'Shipped', 'Delivered'] as const;

const FIRST_ID = 100_001;
const FIRST_DAY = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;

/** Each row has its own seed, so that rows can be created in parts. */
export function createSales(from: number, to: number): Sale[] {
  return Array.from({ length: to - from }, (_, offset) => {
    const index = from + offset;
    const random = createRandom(index);
    const [product, price] = pick(products, random);
    const quantity = 1 + Math.floor(random() * 12);
    return {
      id: FIRST_ID + index,
      customer: `${pick(firstNames, random)} ${pick(lastNames, random)}`,
      region: pick(regions, random),
      product,
      placed: new Date(FIRST_DAY + Math.floor(random() * 600) * DAY_MS),
      quantity,
      total: quantity * price,
      margin: 0.08 + random() * 0.4,
      status: pick(statuses, random),
    };
  });
}

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});
const percent = new Intl.NumberFormat('en-US', { style: 'percent' });

// Without these columns, the others fit next to each other.
export const initialState = {
  columns: {
    columnVisibilityModel: { region: false, quantity: false, placed: false },
  },
};

export const columns: GridColDef<Sale>[] = [
  { field: 'id', headerName: 'Order', width: 80, disableColumnMenu: true },
  {
    field: 'customer',
    headerName: 'Customer',
    flex: 1,
    minWidth: 130,
    editable: true,
  },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 145 },
  {
    field: 'total',
    headerName: 'Total',
    type: 'number',
    width: 110,
    valueFormatter: (value?: number) =>
      value == null ? '' : dollars.format(value),
  },
  {
    field: 'margin',
    headerName: 'Margin',
    type: 'number',
    width: 110,
    valueFormatter: (value?: number) =>
      value == null ? '' : percent.format(value),
    renderCell: ({ value, formattedValue }) =>
      value == null ? null : (
        <Box
          sx={{ display: 'flex', alignItems: 'center', gap: 1, height: '100%' }}
        >
          <Box sx={{ flex: 1, bgcolor: 'action.hover', borderRadius: 1 }}>
            <Box
              sx={{ height: 6, borderRadius: 1, bgcolor: 'primary.main' }}
              style={{ width: `${value * 200}%` }}
            />
          </Box>
          <Box sx={{ width: 36 }}>{formattedValue}</Box>
        </Box>
      ),
  },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: [...statuses],
    width: 115,
    editable: true,
    renderCell: ({ row }) =>
      row.status && <Chip size="small" variant="outlined" label={row.status} />,
  },
  {
    field: 'region',
    headerName: 'Region',
    type: 'singleSelect',
    valueOptions: regions,
    width: 140,
    editable: true,
  },
  {
    field: 'quantity',
    headerName: 'Quantity',
    type: 'number',
    width: 110,
    editable: true,
  },
  { field: 'placed', headerName: 'Placed', type: 'date', width: 110 },
];
