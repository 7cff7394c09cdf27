import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const fromServer = '2025-04-17T15:30:00.000Z';

const toServer = (value: Dayjs | null) =>
  value?.isValid() ? value.toISOString() : null;

export default function StoreUtc() {
  const [reminder, setReminder] = React.useState<Dayjs | null>(
    dayjs(fromServer),
  );

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ gap: 2 }}>
        <DateTimePicker
          label="Reminder, local time"
          value={reminder}
          onChange={setReminder}
        />
        <Typography variant="body2">
          Stored: {toServer(reminder) ?? 'nothing'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
