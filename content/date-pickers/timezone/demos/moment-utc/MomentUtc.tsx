import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import moment, { type Moment } from 'moment';
import { AdapterMoment } from '@mui/x-date-pickers/AdapterMoment';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const maintenance = moment.utc('2025-04-17T15:30');

export default function MomentUtc() {
  const [start, setStart] = React.useState<Moment | null>(maintenance);

  return (
    <LocalizationProvider dateAdapter={AdapterMoment}>
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
