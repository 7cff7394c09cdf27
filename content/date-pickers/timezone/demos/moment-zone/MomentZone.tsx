import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import moment, { type Moment } from 'moment-timezone';
import { AdapterMoment } from '@mui/x-date-pickers/AdapterMoment';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const kickoff = moment.tz('2025-04-17T15:30', 'America/New_York');

export default function MomentZone() {
  const [start, setStart] = React.useState<Moment | null>(kickoff);

  return (
    <LocalizationProvider dateAdapter={AdapterMoment} dateLibInstance={moment}>
      <Stack sx={{ gap: 2 }}>
        <DateTimePicker
          label="Kickoff, New York"
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
