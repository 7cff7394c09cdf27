import * as React from 'react';
import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { LineChart, lineElementClasses } from '@mui/x-charts/LineChart';

// Source: vega-datasets, iowa-electricity.csv (U.S. EIA), in terawatt-hours.
const years = ['2001', '2009', '2017'];
const sources = [
  { id: 'nuclear', label: 'Nuclear', data: [3.9, 4.7, 5.2] },
  { id: 'renewable', label: 'Renewables', data: [1.4, 8.6, 21.9] },
  { id: 'fossil', label: 'Fossil fuels', data: [35.4, 38.6, 29.3] },
];
const xAxis = [{ scaleType: 'point' as const, data: years }];
const yAxis = [{ label: 'Electricity (TWh)' }];

export default function PatternAreas() {
  const id = React.useId();
  const series = React.useMemo(() => {
    const colors = ['#1565c0', `url(#${id}-stripes)`, `url(#${id}-dots)`];
    return sources.map((source, index) => ({
      ...source,
      color: colors[index],
      labelMarkType: 'square' as const,
      stack: 'total',
      area: true,
      showMark: false,
    }));
  }, [id]);

  return (
    <Box sx={{ width: '100%' }}>
      <LineChart
        title="Electricity generated in Iowa by source, 2001 to 2017"
        desc="The total rises from 41 to 56 terawatt-hours. Renewables grow from 3 to 39 percent of it."
        height={300}
        xAxis={xAxis}
        yAxis={yAxis}
        series={series}
        sx={{ [`& .${lineElementClasses.root}`]: { stroke: 'currentColor' } }}
      >
        <defs>
          <pattern
            id={`${id}-stripes`}
            width={8}
            height={8}
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <rect width={8} height={8} fill="#c8e6c9" />
            <rect width={3} height={8} fill="#2e7d32" />
          </pattern>
          <pattern
            id={`${id}-dots`}
            width={8}
            height={8}
            patternUnits="userSpaceOnUse"
          >
            <rect width={8} height={8} fill="#ffe0b2" />
            <circle cx={4} cy={4} r={2} fill="#e65100" />
          </pattern>
        </defs>
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
            {sources.map((source) => (
              <TableRow key={source.id}>
                <TableCell component="th" scope="row">
                  {source.label}
                </TableCell>
                {source.data.map((value, index) => (
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
