import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { BarChart } from '@mui/x-charts/BarChart';
import { ChartsLabelMark } from '@mui/x-charts/ChartsLabel';
import {
  ChartsTooltipContainer,
  useAxesTooltip,
  type ChartsTooltipProps,
} from '@mui/x-charts/ChartsTooltip';

// Invented numbers, in thousands.
const xAxis = [{ data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] }];
const yAxis = [{ label: 'Commuters (thousands)' }];
const series = [
  { label: 'Train', data: [51, 58, 60, 57, 39], stack: 'all' },
  { label: 'Bus', data: [33, 30, 34, 31, 28], stack: 'all' },
  { label: 'Bike', data: [12, 15, 14, 16, 11], stack: 'all' },
];

function TotalCard(props: ChartsTooltipProps) {
  const [axis] = useAxesTooltip() ?? [];
  const items = axis?.seriesItems ?? [];
  const total = items.reduce((sum, { value }) => sum + Number(value ?? 0), 0);

  return (
    <ChartsTooltipContainer {...props}>
      <Paper elevation={3}>
        <Table size="small">
          <TableBody>
            {items.map((item) => (
              <TableRow key={item.seriesId}>
                <TableCell>
                  <ChartsLabelMark type={item.markType} color={item.color} />
                </TableCell>
                <TableCell>{item.formattedLabel}</TableCell>
                <TableCell align="right">{item.formattedValue}</TableCell>
              </TableRow>
            ))}
            <TableRow>
              <TableCell colSpan={2}>
                {axis?.axisFormattedValue}, total
              </TableCell>
              <TableCell align="right">{total}</TableCell>
            </TableRow>
          </TableBody>
        </Table>
      </Paper>
    </ChartsTooltipContainer>
  );
}

export default function AxisCard() {
  return (
    <BarChart
      aria-label="Commuters by day and means of transport"
      height={300}
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      slots={{ tooltip: TotalCard }}
    />
  );
}
