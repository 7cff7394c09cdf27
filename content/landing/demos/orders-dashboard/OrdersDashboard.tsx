import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import {
  catalog,
  formatDay,
  formatMoney,
  orders,
  startOfWeek,
  totalOf,
} from './gardenOrders';
import { RegionChart, WeekChart } from './OrderCharts';
import { OrderGrid } from './OrderGrid';

const firstDay = dayjs('2025-01-06');
const lastDay = dayjs('2025-06-29');

const idOf = (name: string) => name.replaceAll(' ', '-');
const items = catalog.map(({ category, prices }) => ({
  id: category,
  label: category,
  children: Object.keys(prices).map((name) => ({
    id: idOf(name),
    label: name,
  })),
}));
const expanded = ['Plants'];
const everything = items.flatMap(({ id, children }) => [
  id,
  ...children.map((child) => child.id),
]);

const field = { textField: { size: 'small', fullWidth: true } } as const;
const layout = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 3,
  '@container (min-width: 760px)': {
    gridTemplateColumns: '232px minmax(0, 1fr)',
  },
};
// Side by side where both fit.
const filters = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(max(150px, 40%), 1fr))',
  alignContent: 'start',
  gap: 2,
};
const charts = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 3,
  '@container (min-width: 960px)': {
    gridTemplateColumns: 'minmax(0, 1.6fr) minmax(0, 1fr)',
  },
};

export default function OrdersDashboard() {
  const treeLabel = React.useId();
  const [from, setFrom] = React.useState<Dayjs | null>(firstDay);
  const [to, setTo] = React.useState<Dayjs | null>(lastDay);
  const [products, setProducts] = React.useState<string[]>(everything);
  const [selected, setSelected] = React.useState<number | null>(null);

  // A date that is empty or half typed doesn't limit the range.
  const start = from?.isValid() ? from.startOf('day') : firstDay;
  const end = to?.isValid() ? to.endOf('day') : lastDay.endOf('day');
  const startTime = start.valueOf();
  const endTime = end.valueOf();
  const shown = React.useMemo(
    () =>
      orders.filter(({ date, product }) => {
        const time = date.getTime();
        return (
          time >= startTime &&
          time <= endTime &&
          products.includes(idOf(product))
        );
      }),
    [startTime, endTime, products],
  );
  const marked = shown.find(({ id }) => id === selected);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ containerType: 'inline-size', width: '100%' }}>
        <Box sx={layout}>
          <Box sx={filters}>
            <DatePicker
              label="From"
              value={from}
              onChange={setFrom}
              minDate={firstDay}
              maxDate={end}
              slotProps={field}
            />
            <DatePicker
              label="To"
              value={to}
              onChange={setTo}
              minDate={start}
              maxDate={lastDay}
              slotProps={field}
            />
            <Box sx={{ gridColumn: '1 / -1' }}>
              <Typography id={treeLabel} variant="subtitle2" component="p">
                Products
              </Typography>
              <RichTreeView
                aria-labelledby={treeLabel}
                items={items}
                multiSelect
                checkboxSelection
                selectionPropagation={{ parents: true, descendants: true }}
                selectedItems={products}
                onSelectedItemsChange={(_, ids) => setProducts(ids)}
                defaultExpandedItems={expanded}
              />
            </Box>
          </Box>
          <Stack spacing={2} sx={{ minWidth: 0 }}>
            <div role="status">
              <Typography variant="h6" component="p">
                {`Sales of ${formatMoney(totalOf(shown))} from ${shown.length} orders`}
              </Typography>
              <Typography variant="body2" color="text.secondary">
                {marked
                  ? `Order ${marked.id}: ${marked.category}, ${marked.region}, week of ${formatDay(startOfWeek(marked.week))}`
                  : 'Select a row to mark it in both charts'}
              </Typography>
            </div>
            <Box sx={charts}>
              <WeekChart orders={shown} marked={marked} />
              <RegionChart orders={shown} marked={marked} />
            </Box>
            <OrderGrid
              orders={shown}
              selected={selected}
              onSelect={setSelected}
            />
          </Stack>
        </Box>
      </Box>
    </LocalizationProvider>
  );
}
