import * as React from 'react';
import Box from '@mui/material/Box';
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
const medium = '@container (min-width: 560px)';
const wide = '@container (min-width: 900px)';
const layout = {
  display: 'grid',
  gridTemplate: '"filters" "result" "charts" "orders" / minmax(0, 1fr)',
  gap: 2,
  [medium]: {
    gridTemplate: `
      "dates tree"
      "result tree" 1fr
      "charts charts"
      "orders orders" / minmax(0, 1fr) minmax(0, 1fr)`,
    columnGap: 3,
  },
  [wide]: {
    gridTemplate: `
      "filters result"
      "filters charts" 1fr
      "orders orders" / 232px minmax(0, 1fr)`,
  },
};
const filters = {
  gridArea: 'filters',
  display: 'grid',
  gridTemplate: '"dates" "tree" 1fr / minmax(0, 1fr)',
  gap: 2,
  [medium]: { display: 'contents' },
  [wide]: { display: 'grid' },
};
const dates = {
  gridArea: 'dates',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(180px, 1fr))',
  gap: 2,
  [medium]: { gridTemplateColumns: 'minmax(0, 1fr)' },
};
const charts = {
  gridArea: 'charts',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 3,
  [medium]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' },
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
            <Box sx={dates}>
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
            </Box>
            <Box sx={{ gridArea: 'tree' }}>
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
          <Box role="status" sx={{ gridArea: 'result' }}>
            <Typography variant="h6" component="p">
              {`Sales of ${formatMoney(totalOf(shown))} from ${shown.length} orders`}
            </Typography>
            <Typography variant="body2" color="text.secondary">
              {marked
                ? `Order ${marked.id}: ${marked.category}, ${marked.region}, week of ${formatDay(startOfWeek(marked.week))}`
                : 'Select a row to mark it in both charts'}
            </Typography>
          </Box>
          <Box sx={charts}>
            <WeekChart orders={shown} marked={marked} />
            <RegionChart orders={shown} marked={marked} />
          </Box>
          <Box sx={{ gridArea: 'orders', minWidth: 0 }}>
            <OrderGrid
              orders={shown}
              selected={selected}
              onSelect={setSelected}
            />
          </Box>
        </Box>
      </Box>
    </LocalizationProvider>
  );
}
