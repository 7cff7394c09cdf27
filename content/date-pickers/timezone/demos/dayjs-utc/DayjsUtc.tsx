import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs, { type Dayjs } from 'dayjs';
import utc from 'dayjs/plugin/utc';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

dayjs.extend(utc);

export default function DayjsUtc() {
  const [start, setStart] = React.useState<Dayjs | null>(
    dayjs.utc('2025-04-17T15:30'),
  );

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ gap: 2 }}>
        <DateTimePicker
          label="Maintenance, UTC"
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
