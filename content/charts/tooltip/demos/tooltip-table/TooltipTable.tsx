import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { BarChart } from '@mui/x-charts/BarChart';

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
});
const valueFormatter = (value: number | null) =>
  value === null ? 'No data' : dollars.format(value);

// Invented numbers.
const months = ['January', 'February', 'March', 'April'];
const data = [1240.5, 1310, null, 1425.75];
const xAxis = [{ data: months }];
const yAxis = [{ label: 'USD', width: 70 }];
const series = [{ data, valueFormatter }];

export default function TooltipTable() {
  return (
    <Box sx={{ width: '100%' }}>
      <BarChart
        title="Average rent by month"
        desc="Rents rose from $1,240.50 in January to $1,425.75 in April."
        height={300}
        xAxis={xAxis}
        yAxis={yAxis}
        series={series}
      />
      <details>
        <summary>Show the data as a table</summary>
        <Table size="small">
          <TableBody>
            {months.map((month, index) => (
              <TableRow key={month}>
                <TableCell component="th" scope="row">
                  {month}
                </TableCell>
                <TableCell align="right">
                  {valueFormatter(data[index] ?? null)}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </details>
    </Box>
  );
}
