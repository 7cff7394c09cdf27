import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { BarChart, type BarChartProps } from '@mui/x-charts/BarChart';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import type { HighlightItemData } from '@mui/x-charts/context';
import {
  catalog,
  formatDay,
  formatMoney,
  regions,
  startOfWeek,
  totalOf,
  type GardenOrder,
} from './gardenOrders';
import { useIsInBrowser } from './useIsInBrowser';

interface OrderChartProps {
  orders: readonly GardenOrder[];
  /** The order to point out. */
  marked: GardenOrder | undefined;
}

const HEIGHT = 260;
const LEGEND_PX = 28;
// Room for the last labels: a chart that shortens them differs from what the server drew.
const margin = { top: 24, right: 32, bottom: 0, left: 0 };
const highlightScope = { highlight: 'item', fade: 'global' } as const;
const thousands = (value: number) => (value === 0 ? '$0' : `$${value / 1000}k`);
const dollars = (value: number | null) => formatMoney(value ?? 0);

/** The bar under the pointer, or else the marked one. */
function useHighlight(marked: HighlightItemData | null) {
  const [hovered, setHovered] = React.useState<HighlightItemData | null>(null);
  return { highlightedItem: hovered ?? marked, onHighlightChange: setHovered };
}

interface FittedBarChartProps extends BarChartProps {
  /** The widths that a server draws, for narrow and for wide dashboards. */
  drawnWidths: readonly [narrow: number, wide: number];
}

const narrowOnly = { '@container (min-width: 1050px)': { display: 'none' } };
const wideOnly = { '@container (max-width: 1049.9px)': { display: 'none' } };

/** Fills its container. A server can't measure that, so it sends two drawings. */
function FittedBarChart({ drawnWidths, ...props }: FittedBarChartProps) {
  const [narrow, wide] = drawnWidths;
  if (useIsInBrowser()) return <BarChart {...props} />;
  return (
    <React.Fragment>
      <Box sx={narrowOnly}>
        <BarChart {...props} width={narrow} />
      </Box>
      <Box sx={wideOnly}>
        <BarChart {...props} width={wide} />
      </Box>
    </React.Fragment>
  );
}

export function WeekChart({ orders, marked }: OrderChartProps) {
  const first = orders.at(0)?.week ?? 0;
  const last = orders.at(-1)?.week ?? -1;
  const weeks = Array.from({ length: last - first + 1 }, (_, i) => first + i);
  const labels = weeks.map((week) => formatDay(startOfWeek(week)));
  const category = marked?.category;
  const index = marked ? marked.week - first : -1;
  const bar = React.useMemo(
    () => (category ? { seriesId: category, dataIndex: index } : null),
    [category, index],
  );

  return (
    <div>
      <Typography variant="subtitle2" component="p">
        Sales per week
      </Typography>
      <FittedBarChart
        aria-label="Sales per week"
        drawnWidths={[330, 560]}
        height={HEIGHT}
        margin={margin}
        xAxis={[{ data: labels, tickLabelInterval: (_, i) => i % 6 === 0 }]}
        yAxis={[{ width: 40, valueFormatter: thousands }]}
        series={catalog.map(({ category: id }) => ({
          id,
          label: id,
          stack: 'sales',
          data: weeks.map((week) =>
            totalOf(
              orders.filter(
                (order) => order.week === week && order.category === id,
              ),
            ),
          ),
          valueFormatter: dollars,
          highlightScope,
        }))}
        {...useHighlight(bar)}
      >
        {marked && (
          <ChartsReferenceLine
            x={labels[index] ?? ''}
            label={`Order ${marked.id}`}
            labelAlign="start"
            labelStyle={{ fontSize: 12 }}
          />
        )}
      </FittedBarChart>
    </div>
  );
}

export function RegionChart({ orders, marked }: OrderChartProps) {
  const index = marked ? regions.indexOf(marked.region) : -1;
  const bar = React.useMemo(
    () => (index < 0 ? null : { seriesId: 'regions', dataIndex: index }),
    [index],
  );

  return (
    <div>
      <Typography variant="subtitle2" component="p">
        Sales per region
      </Typography>
      <FittedBarChart
        aria-label="Sales per region"
        drawnWidths={[310, 400]}
        layout="horizontal"
        height={HEIGHT + LEGEND_PX}
        margin={margin}
        hideLegend
        xAxis={[{ tickNumber: 5, valueFormatter: thousands }]}
        yAxis={[{ data: regions, width: 56 }]}
        series={[
          {
            id: 'regions',
            data: regions.map((region) =>
              totalOf(orders.filter((order) => order.region === region)),
            ),
            valueFormatter: dollars,
            highlightScope,
          },
        ]}
        {...useHighlight(bar)}
      />
    </div>
  );
}
