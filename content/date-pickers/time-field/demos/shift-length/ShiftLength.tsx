import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';

const shiftDay = dayjs('2025-04-17');

function describe(start: Dayjs | null, end: Dayjs | null) {
  if (!start?.isValid() || !end?.isValid()) {
    return 'Enter both times';
  }
  const minutes = end.diff(start, 'minute');
  return minutes > 0
    ? `${Math.floor(minutes / 60)} h ${minutes % 60} min`
    : 'The end must be after the start';
}

export default function ShiftLength() {
  const [start, setStart] = React.useState<Dayjs | null>(shiftDay.hour(9));
  const [end, setEnd] = React.useState<Dayjs | null>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ gap: 2 }}>
        <TimeField label="Start" value={start} onChange={setStart} />
        <TimeField
          label="End"
          value={end}
          onChange={setEnd}
          referenceDate={shiftDay}
        />
        <Typography aria-live="polite">{describe(start, end)}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
