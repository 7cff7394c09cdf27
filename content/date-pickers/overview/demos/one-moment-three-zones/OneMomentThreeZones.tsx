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

const zones = ['America/New_York', 'Europe/Paris', 'Asia/Tokyo'];

export default function OneMomentThreeZones() {
  const [start, setStart] = React.useState<Dayjs | null>(
    dayjs.utc('2025-04-17T13:00'),
  );

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ gap: 2 }}>
        {zones.map((zone) => (
          <DateTimePicker
            key={zone}
            label={zone}
            timezone={zone}
            value={start}
            onChange={setStart}
          />
        ))}
        <Typography variant="body2">
          Stored: {start?.isValid() ? start.toISOString() : 'nothing'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
