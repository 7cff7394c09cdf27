import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { TimeRangePicker } from '@mui/x-date-pickers-pro/TimeRangePicker';

function describe([start, end]: DateRange<Dayjs>) {
  if (!start?.isValid()) return 'Choose a start time.';
  if (!end?.isValid()) return 'Choose an end time.';
  const minutes = end.diff(start, 'minute');
  return minutes > 0 ? `${minutes} minutes` : 'End after the start.';
}

export default function MeetingLength() {
  const [meeting, setMeeting] = React.useState<DateRange<Dayjs>>([
    dayjs('2025-04-17T09:30'),
    dayjs('2025-04-17T10:15'),
  ]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ gap: 2 }}>
        <TimeRangePicker
          label="Meeting"
          value={meeting}
          onChange={(newMeeting) => setMeeting(newMeeting)}
          slotProps={{ popper: { 'aria-label': 'Meeting' } }}
        />
        <Typography aria-live="polite">{describe(meeting)}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
