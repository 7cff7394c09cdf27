import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const started = dayjs('2025-04-17T15:30');

export default function LogEntry() {
  const [time, setTime] = React.useState<Dayjs | null>(started);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ gap: 1 }}>
        <DateTimeField label="Log entry" value={time} onChange={setTime} />
        <Typography aria-live="polite">
          {time?.isValid()
            ? time.format('dddd, MMMM D [at] h:mm A')
            : 'Complete the date and the time'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
