import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { BarChart } from '@mui/x-charts/BarChart';

// Source: vega-datasets, seattle-weather.csv (NOAA), yearly sums.
const dataset = [
  { year: '2012', rain: 1226 },
  { year: '2013', rain: 828 },
  { year: '2014', rain: 1233 },
  { year: '2015', rain: 1139 },
];
const xAxis = [{ dataKey: 'year', label: 'Year' }];
const yAxis = [{ label: 'Rain (mm)', width: 70 }];
const series = [{ dataKey: 'rain' }];

export default function ReadableAxes() {
  return (
    <Box sx={{ width: '100%' }}>
      <BarChart
        title="Rain in Seattle, 2012 to 2015"
        desc="Bar chart with years on the x-axis and millimeters on the y-axis. 2013 was the driest year."
        height={260}
        dataset={dataset}
        xAxis={xAxis}
        yAxis={yAxis}
        series={series}
      />
      <details>
        <summary>Show as a table</summary>
        <Table size="small" sx={{ maxWidth: 320 }}>
          <TableHead>
            <TableRow>
              <TableCell component="th" scope="col">
                Year
              </TableCell>
              <TableCell component="th" scope="col" align="right">
                Rain (mm)
              </TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {dataset.map(({ year, rain }) => (
              <TableRow key={year}>
                <TableCell component="th" scope="row">
                  {year}
                </TableCell>
                <TableCell align="right">{rain}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </details>
    </Box>
  );
}
