import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const yAxis = { min: 0, max: 25 };

// Source: vega-datasets, unemployment-across-industries.json (U.S. BLS),
// unemployment rate by month in 2009, in percent.
const industries = [
  {
    name: 'Construction',
    rates: [
      18.2, 21.4, 21.1, 18.7, 19.2, 17.4, 18.2, 16.5, 17.1, 18.7, 19.4, 22.7,
    ],
  },
  {
    name: 'Manufacturing',
    rates: [
      10.9, 11.5, 12.2, 12.4, 12.6, 12.6, 12.4, 11.8, 11.9, 12.2, 12.5, 11.9,
    ],
  },
  {
    name: 'Finance',
    rates: [6, 6.7, 6.8, 6, 5.7, 5.5, 6.1, 6, 7.1, 7, 6.7, 7.2],
  },
];

export default function SparklinesInTable() {
  return (
    <Table
      size="small"
      aria-label="Unemployment by industry, 2009"
      sx={{ '& th, & td': { px: 1 } }}
    >
      <TableHead>
        <TableRow>
          <TableCell>Industry</TableCell>
          <TableCell align="right">Jan</TableCell>
          <TableCell align="right">Dec</TableCell>
          <TableCell>Trend</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {industries.map(({ name, rates }) => (
          <TableRow key={name}>
            <TableCell component="th" scope="row">
              {name}
            </TableCell>
            <TableCell align="right">{rates[0]}%</TableCell>
            <TableCell align="right">{rates.at(-1)}%</TableCell>
            <TableCell sx={{ width: '40%' }}>
              <SparkLineChart
                aria-hidden
                data={rates}
                height={40}
                yAxis={yAxis}
              />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
