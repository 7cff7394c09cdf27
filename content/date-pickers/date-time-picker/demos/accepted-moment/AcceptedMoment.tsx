import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const launch = dayjs('2025-04-17T15:30');
const format = (value: Dayjs | null) =>
  value?.isValid() ? value.format('MMM D, h:mm A') : 'none';

export default function AcceptedMoment() {
  const [shown, setShown] = React.useState<Dayjs | null>(launch);
  const [accepted, setAccepted] = React.useState<Dayjs | null>(launch);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ gap: 1 }}>
        <DateTimePicker
          label="Launch"
          value={shown}
          onChange={setShown}
          onAccept={setAccepted}
        />
        <Typography>Selected: {format(shown)}</Typography>
        <Typography aria-live="polite">Accepted: {format(accepted)}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
