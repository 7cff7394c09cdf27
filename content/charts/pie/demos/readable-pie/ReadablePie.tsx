import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import {
  PieChart,
  pieArcLabelClasses,
  type PieSeries,
} from '@mui/x-charts/PieChart';

// Source: vega-datasets, iowa-electricity.csv (U.S. EIA). Values are GWh.
const data = [
  { value: 29329, label: 'Fossil fuels', color: '#b0bec5' },
  { value: 21933, label: 'Renewables', color: '#a5d6a7' },
  { value: 5214, label: 'Nuclear', color: '#ffcc80' },
];
const total = data.reduce((sum, { value }) => sum + value, 0);
const share = (value: number) => `${Math.round((100 * value) / total)}%`;
const series: PieSeries[] = [
  { data, arcLabel: 'label', arcLabelRadius: '65%' },
];

export default function ReadablePie() {
  return (
    <Box sx={{ width: '100%', maxWidth: 420, mx: 'auto' }}>
      <PieChart
        title="Electricity generated in Iowa in 2017"
        desc="About half comes from fossil fuels and over a third from renewables."
        height={280}
        hideLegend
        series={series}
        sx={{
          [`& .${pieArcLabelClasses.root}`]: { fill: '#1a1a1a', fontSize: 13 },
        }}
      />
      <Box component="details" sx={{ mt: 1 }}>
        <summary>Show the data as a table</summary>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>Source</TableCell>
              <TableCell align="right">GWh</TableCell>
              <TableCell align="right">Share</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {data.map(({ label, value }) => (
              <TableRow key={label}>
                <TableCell component="th" scope="row">
                  {label}
                </TableCell>
                <TableCell align="right">
                  {value.toLocaleString('en-US')}
                </TableCell>
                <TableCell align="right">{share(value)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
    </Box>
  );
}
