import * as React from 'react';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';

export default function ClockKeys() {
  const [time, setTime] = React.useState(dayjs('2025-04-17T14:30'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimeClock
        ampm={false}
        showViewSwitcher
        value={time}
        onChange={(newTime) => newTime && setTime(newTime)}
        sx={{ m: 0 }}
      />
      <Typography aria-live="polite" variant="body2">
        Selected: {time.format('HH:mm')}
      </Typography>
    </LocalizationProvider>
  );
}
