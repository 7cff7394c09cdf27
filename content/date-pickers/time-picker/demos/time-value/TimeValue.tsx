import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

const lunch = dayjs('2025-04-17T12:30');

export default function TimeValue() {
  const [time, setTime] = React.useState<Dayjs | null>(lunch);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ gap: 2 }}>
        <TimePicker label="Lunch break" value={time} onChange={setTime} />
        <Typography aria-live="polite">
          {time?.isValid()
            ? time.format('YYYY-MM-DD HH:mm:ss')
            : 'No valid time'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
