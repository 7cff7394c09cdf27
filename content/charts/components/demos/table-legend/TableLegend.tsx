import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { ChartDataProvider } from '@mui/x-charts/ChartDataProvider';
import { ChartsLabelMark } from '@mui/x-charts/ChartsLabel';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { useLegend, useLineSeries, useXAxis } from '@mui/x-charts/hooks';
import { LinePlot, MarkPlot } from '@mui/x-charts/LineChart';

// Source: vega-datasets, iowa-electricity.csv (U.S. EIA), in terawatt-hours.
const xAxis = [
  {
    scaleType: 'point' as const,
    data: ['2009', '2011', '2013', '2015', '2017'],
  },
];
const yAxis = [{ min: 0, label: 'Electricity (TWh)' }];
const series = [
  {
    type: 'line' as const,
    id: 'fossil',
    label: 'Fossil fuels',
    data: [38.6, 39.4, 34.9, 32.3, 29.3],
  },
  {
    type: 'line' as const,
    id: 'renewable',
    label: 'Renewables',
    data: [8.6, 11.8, 16.5, 19.1, 21.9],
  },
];

function SeriesTable() {
  const { items } = useLegend();
  const lines = useLineSeries();
  const years: string[] = [...(useXAxis().data ?? [])];

  return (
    <Table size="small">
      <TableHead>
        <TableRow>
          <TableCell>TWh</TableCell>
          {years.map((year) => (
            <TableCell key={year} align="right" sx={{ px: 1 }}>
              {year}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {items.map(({ id, label, color, markType }) => (
          <TableRow key={id}>
            <TableCell component="th" scope="row">
              <ChartsLabelMark
                type={markType}
                color={color}
                sx={{ display: 'inline-block', mr: 1 }}
              />
              {label}
            </TableCell>
            {lines
              .find((line) => line.id === id)
              ?.data.map((value, index) => (
                <TableCell key={years[index]} align="right" sx={{ px: 1 }}>
                  {value}
                </TableCell>
              ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

export default function TableLegend() {
  return (
    <ChartDataProvider height={280} xAxis={xAxis} yAxis={yAxis} series={series}>
      <ChartsSurface aria-label="Electricity generated in Iowa by source">
        <LinePlot />
        <MarkPlot />
        <ChartsXAxis />
        <ChartsYAxis />
      </ChartsSurface>
      <SeriesTable />
    </ChartDataProvider>
  );
}
