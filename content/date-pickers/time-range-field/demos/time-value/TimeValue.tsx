import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { SingleInputTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputTimeRangeField';

const eventDay = dayjs('2025-04-17');

function format(time: Dayjs | null) {
  return time?.isValid() ? time.format('MMM D, HH:mm') : 'no time';
}

export default function TimeValue() {
  const [[from, to], setTimes] = React.useState<DateRange<Dayjs>>([null, null]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ gap: 2, width: '100%', maxWidth: 320 }}>
        <SingleInputTimeRangeField
          label="Panel discussion"
          referenceDate={eventDay}
          value={[from, to]}
          onChange={(newTimes) => setTimes(newTimes)}
        />
        <Typography aria-live="polite">
          From {format(from)} to {format(to)}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
