import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs, { type Dayjs } from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

dayjs.extend(utc);
dayjs.extend(timezone);

const kickoff = dayjs.tz('2025-04-17T15:30', 'America/New_York');

export default function DayjsZone() {
  const [start, setStart] = React.useState<Dayjs | null>(kickoff);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ gap: 2 }}>
        <DateTimePicker
          label="Kickoff, New York"
          value={start}
          onChange={setStart}
        />
        <Typography variant="body2">
          Value: {start?.isValid() ? start.format() : 'none'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
