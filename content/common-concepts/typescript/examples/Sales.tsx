import { BarChart } from '@mui/x-charts/BarChart';
import type { BarItemIdentifier } from '@mui/x-charts/models';
import type { BarChartProps } from '@mui/x-charts/BarChart';
import type { XAxis } from '@mui/x-charts/models';

const series: BarChartProps['series'] = [
  { dataKey: 'online', label: 'Online', stack: 'total' },
  { dataKey: 'store', label: 'In store', stack: 'total' },
];

const xAxis: XAxis<'band'>[] = [{ scaleType: 'band', dataKey: 'month' }];

// A type, not an interface: only types have an implicit index signature.
type Sale = { month: string; online: number; store: number };

const dataset: Sale[] = [
  { month: 'Jan', online: 42, store: 30 },
  { month: 'Feb', online: 51, store: 28 },
];

function logItem(_: unknown, item: BarItemIdentifier) {
  console.log(dataset[item.dataIndex]?.month);
}

export function Sales() {
  return (
    <BarChart
      height={300}
      dataset={dataset}
      series={series}
      xAxis={xAxis}
      onItemClick={logItem}
    />
  );
}
