import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartDataProvider } from '@mui/x-charts/ChartDataProvider';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];
const deliveries = [31, 44, 29, 52, 47];
const xAxis = [{ scaleType: 'band' as const, data: days }];
const series = [{ type: 'bar' as const, data: deliveries }];

export default function DescribedComposition() {
  return (
    <Box sx={{ width: '100%' }}>
      <ChartDataProvider height={300} xAxis={xAxis} series={series}>
        <ChartsSurface
          title="Deliveries by weekday"
          desc="Thursday was the busiest day with 52 deliveries. The capacity is 50."
        >
          <BarPlot />
          <ChartsReferenceLine y={50} label="Capacity" labelAlign="start" />
          <ChartsXAxis />
          <ChartsYAxis />
        </ChartsSurface>
      </ChartDataProvider>
      <details>
        <summary>Show the data as a table</summary>
        <Table size="small">
          <TableHead>
            <TableRow>
              {days.map((day) => (
                <TableCell key={day} align="right">
                  {day}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            <TableRow>
              {deliveries.map((count, index) => (
                <TableCell key={days[index]} align="right">
                  {count}
                </TableCell>
              ))}
            </TableRow>
          </TableBody>
        </Table>
      </details>
    </Box>
  );
}
