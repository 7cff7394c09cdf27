import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { FunnelChart, type FunnelSeries } from '@mui/x-charts-pro/FunnelChart';

const steps = [
  { label: 'Visited', value: 4800 },
  { label: 'Registered', value: 2700 },
  { label: 'Tried', value: 1500 },
  { label: 'Bought', value: 620 },
];
const rows = steps.map((step, index) => {
  const before = steps[index - 1]?.value;
  return { ...step, kept: before && Math.round((100 * step.value) / before) };
});
const series: FunnelSeries[] = [{ data: steps, variant: 'outlined' }];
const categories = steps.map(({ label }) => label);

export default function ReadableFunnel() {
  return (
    <Box sx={{ width: '100%' }}>
      <FunnelChart
        title="From visit to purchase"
        desc="Of 4,800 visitors, 620 buy. The largest share is lost between trial and purchase."
        height={280}
        gap={4}
        hideLegend
        series={series}
        categoryAxis={{ categories, size: 80 }}
      />
      <Box component="details" sx={{ mt: 1 }}>
        <summary>Show the data as a table</summary>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>Step</TableCell>
              <TableCell align="right">People</TableCell>
              <TableCell align="right">Kept from the previous step</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map(({ label, value, kept }) => (
              <TableRow key={label}>
                <TableCell component="th" scope="row">
                  {label}
                </TableCell>
                <TableCell align="right">
                  {value.toLocaleString('en-US')}
                </TableCell>
                <TableCell align="right">{kept ? `${kept}%` : '–'}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
    </Box>
  );
}
