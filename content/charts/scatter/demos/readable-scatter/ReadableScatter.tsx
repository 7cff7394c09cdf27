import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useXScale, useYScale } from '@mui/x-charts/hooks';
import { ScatterChart } from '@mui/x-charts/ScatterChart';

// Source: vega-datasets, cars.json (StatLib), models of 1982.
const cars = [
  { id: 'Toyota Starlet', x: 58, y: 39.1 },
  { id: 'Ford Escort', x: 65, y: 34.4 },
  { id: 'Nissan Stanza', x: 88, y: 36 },
  { id: 'Ford Mustang', x: 86, y: 27 },
  { id: 'Ford Granada', x: 112, y: 22 },
];
const series = [{ data: cars, markerSize: 6 }];
const xAxis = [{ label: 'Horsepower', min: 50, max: 140 }];
const yAxis = [{ label: 'Miles per gallon', min: 20, max: 40 }];

function PointLabels() {
  const xScale = useXScale<'linear'>();
  const yScale = useYScale<'linear'>();

  return cars.map(({ id, x, y }) => (
    <text
      key={id}
      x={xScale(x) + 10}
      y={yScale(y) + 4}
      fontSize={12}
      fill="currentColor"
      pointerEvents="none"
    >
      {id}
    </text>
  ));
}

export default function ReadableScatter() {
  return (
    <Box sx={{ width: '100%' }}>
      <ScatterChart
        title="Fuel economy of five cars of 1982"
        desc="The more horsepower a car has, the fewer miles it drives per gallon."
        height={280}
        xAxis={xAxis}
        yAxis={yAxis}
        series={series}
      >
        <PointLabels />
      </ScatterChart>
      <details>
        <summary>Show the data as a table</summary>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>Model</TableCell>
              <TableCell align="right">Horsepower</TableCell>
              <TableCell align="right">Miles per gallon</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {cars.map(({ id, x, y }) => (
              <TableRow key={id}>
                <TableCell component="th" scope="row">
                  {id}
                </TableCell>
                <TableCell align="right">{x}</TableCell>
                <TableCell align="right">{y}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </details>
    </Box>
  );
}
