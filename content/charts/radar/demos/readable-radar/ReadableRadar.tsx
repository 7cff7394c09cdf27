import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { RadarChart, radarSeriesPlotClasses } from '@mui/x-charts/RadarChart';

const metrics = ['Price', 'Taste', 'Service', 'Location', 'Comfort'];
const radar = { max: 10, metrics };
const harbor = [4, 9, 8, 9, 6];
const corner = [9, 6, 7, 5, 4];
const series = [
  { label: 'Harbor Café', labelMarkType: 'line' as const, data: harbor },
  {
    label: 'Corner Bar (dashed)',
    labelMarkType: 'line' as const,
    data: corner,
    hideMark: true,
  },
];

export default function ReadableRadar() {
  return (
    <Box sx={{ width: '100%' }}>
      <RadarChart
        title="Ratings of two places, from 0 to 10"
        desc="Harbor Café is better in everything except price."
        height={300}
        radar={radar}
        series={series}
        sx={{
          // The second series
          [`& .${radarSeriesPlotClasses.area} + .${radarSeriesPlotClasses.area}`]:
            { strokeDasharray: '6 4' },
          [`& .${radarSeriesPlotClasses.area}`]: { strokeWidth: 2 },
        }}
      />
      <details>
        <summary>Show the data as a table</summary>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>Rating</TableCell>
              <TableCell align="right">Harbor Café</TableCell>
              <TableCell align="right">Corner Bar</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {metrics.map((metric, index) => (
              <TableRow key={metric}>
                <TableCell component="th" scope="row">
                  {metric}
                </TableCell>
                <TableCell align="right">{harbor[index]}</TableCell>
                <TableCell align="right">{corner[index]}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </details>
    </Box>
  );
}
