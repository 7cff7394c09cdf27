import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import {
  ChartsTooltipContainer,
  useItemTooltip,
} from '@mui/x-charts-pro/ChartsTooltip';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import type { HeatmapValueType } from '@mui/x-charts-pro/models';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];
const rooms = ['Attic', 'Library', 'Garden'];
const shares = [
  [20, 75, 40],
  [55, 90, 10],
  [35, 60, 85],
  [70, 95, 30],
  [5, 45, 25],
];
const data = shares.flatMap((column, x) =>
  column.map((value, y): HeatmapValueType => [x, y, value]),
);
const xAxis = [{ data: days }];
const yAxis = [{ data: rooms, width: 64 }];
const series = [{ label: 'Booked', data }];

function SentenceTooltip() {
  const item = useItemTooltip<'heatmap'>();
  if (!item) return null;
  const [x, y, value] = item.value;
  return (
    <Paper elevation={3} sx={{ m: 1, p: 1 }}>
      <Typography variant="body2">
        {rooms[y]} is {value}% booked on {days[x]}.
      </Typography>
    </Paper>
  );
}

function Tooltip() {
  return (
    <ChartsTooltipContainer trigger="item">
      <SentenceTooltip />
    </ChartsTooltipContainer>
  );
}

export default function OwnTooltip() {
  return (
    <figure
      aria-label="Bookings by weekday and room"
      style={{ margin: 0, width: '100%' }}
    >
      <Heatmap
        height={240}
        xAxis={xAxis}
        yAxis={yAxis}
        series={series}
        slots={{ tooltip: Tooltip }}
      />
    </figure>
  );
}
