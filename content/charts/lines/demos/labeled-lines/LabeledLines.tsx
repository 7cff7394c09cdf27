import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useLineSeries, useXScale, useYScale } from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';

// Source: vega-datasets, iowa-electricity.csv (U.S. EIA), in terawatt-hours.
const years = [2009, 2011, 2013, 2015, 2017];
const series = [
  { id: 'fossil', label: 'Fossil fuels', data: [38.6, 39.4, 34.9, 32.3, 29.3] },
  { id: 'renewable', label: 'Renewables', data: [8.6, 11.8, 16.5, 19.1, 21.9] },
  { id: 'nuclear', label: 'Nuclear', data: [4.7, 5.2, 5.3, 5.2, 5.2] },
];
const dashes = {
  '& [data-series="renewable"]': { strokeDasharray: '8 4' },
  '& [data-series="nuclear"]': { strokeDasharray: '2 4' },
};
const xAxis = [{ scaleType: 'point' as const, data: years }];
const yAxis = [{ min: 0, label: 'Electricity (TWh)' }];

function LineNames() {
  const xScale = useXScale<'point'>();
  const yScale = useYScale<'linear'>();
  return useLineSeries().map(({ id, label, data }) => (
    <text
      key={id}
      x={(xScale(years[years.length - 1] ?? 0) ?? 0) + 8}
      y={yScale(data[data.length - 1] ?? 0)}
      dominantBaseline="central"
      fill="currentColor"
      fontSize={12}
    >
      {typeof label === 'string' ? label : id}
    </text>
  ));
}

export default function LabeledLines() {
  return (
    <Box sx={{ width: '100%' }}>
      <LineChart
        title="Electricity generated in Iowa by source, 2009 to 2017"
        desc="Fossil fuels fall from 38.6 to 29.3 terawatt-hours, and renewables rise from 8.6 to 21.9. Nuclear stays at about 5."
        height={300}
        hideLegend
        margin={{ right: 80 }}
        xAxis={xAxis}
        yAxis={yAxis}
        series={series.map((line) => ({ ...line, showMark: false }))}
        sx={dashes}
      >
        <LineNames />
      </LineChart>
      <details>
        <summary>Show the data as a table</summary>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>TWh</TableCell>
              {years.map((year) => (
                <TableCell key={year} align="right">
                  {year}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {series.map(({ id, label, data }) => (
              <TableRow key={id}>
                <TableCell component="th" scope="row">
                  {label}
                </TableCell>
                {data.map((value, index) => (
                  <TableCell key={years[index]} align="right">
                    {value}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </details>
    </Box>
  );
}
