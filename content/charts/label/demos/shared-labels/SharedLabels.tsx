import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { BarChart } from '@mui/x-charts/BarChart';

// Source: vega-datasets, weather.csv (NOAA). Averages of 2012–2015.
const quarters = ['Jan–Mar', 'Apr–Jun', 'Jul–Sep', 'Oct–Dec'];
const series = [
  { id: 'seattle', label: 'Seattle', data: [374, 179, 112, 442] },
  { id: 'new-york', label: 'New York', data: [231, 324, 226, 264] },
];
const colors = ['#90caf9', '#ffcc80'];
const xAxis = [{ data: quarters }];
const yAxis = [{ label: 'Rain and snow (mm)' }];

export default function SharedLabels() {
  return (
    <Box sx={{ width: '100%' }}>
      <BarChart
        title="Rain and snow by quarter"
        desc="Seattle has dry summers, while New York gets between 226 and 324 mm in every quarter."
        height={280}
        xAxis={xAxis}
        yAxis={yAxis}
        series={series}
        colors={colors}
        barLabel="value"
        slotProps={{ barLabel: { style: { fill: '#1a1a1a' } } }}
      />
      <details>
        <summary>Show the data as a table</summary>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>mm</TableCell>
              {series.map(({ id, label }) => (
                <TableCell key={id} align="right">
                  {label}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {quarters.map((quarter, index) => (
              <TableRow key={quarter}>
                <TableCell component="th" scope="row">
                  {quarter}
                </TableCell>
                {series.map(({ id, data }) => (
                  <TableCell key={id} align="right">
                    {data[index]}
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
