import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { BarChart, barElementClasses } from '@mui/x-charts/BarChart';

// Invented survey results, in percent.
const teams = ['Design', 'Sales', 'Support'];
const answers = [
  { id: 'agree', label: 'Agree', data: [62, 48, 71], color: '#90caf9' },
  { id: 'neutral', label: 'Neutral', data: [25, 30, 19], color: '#e0e0e0' },
  { id: 'disagree', label: 'Disagree', data: [13, 22, 10], color: '#ffcc80' },
];
const series = answers.map((answer) => ({ ...answer, stack: 'answers' }));
const yAxis = [{ data: teams, width: 70 }];
const xAxis = [{ max: 100, valueFormatter: (share: number) => `${share}%` }];

export default function LabeledStack() {
  return (
    <Box sx={{ width: '100%' }}>
      <BarChart
        title="Survey: I have the tools that I need"
        desc="Agree is the most common answer in all three teams: 62 percent in Design, 48 in Sales and 71 in Support."
        height={260}
        layout="horizontal"
        xAxis={xAxis}
        yAxis={yAxis}
        series={series}
        barLabel="value"
        slotProps={{ barLabel: { style: { fill: '#1a1a1a' } } }}
        sx={{ [`& .${barElementClasses.root}`]: { stroke: '#1a1a1a' } }}
      />
      <details>
        <summary>Show the data as a table</summary>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>Team</TableCell>
              {answers.map(({ id, label }) => (
                <TableCell key={id} align="right">
                  {label}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {teams.map((team, index) => (
              <TableRow key={team}>
                <TableCell component="th" scope="row">
                  {team}
                </TableCell>
                {answers.map(({ id, data }) => (
                  <TableCell key={id} align="right">
                    {data[index]}%
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
