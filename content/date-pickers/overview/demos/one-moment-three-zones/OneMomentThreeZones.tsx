import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DateTime } from 'luxon';
import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const zones = ['America/New_York', 'Europe/Paris', 'Asia/Tokyo'];

export default function OneMomentThreeZones() {
  const [start, setStart] = React.useState<DateTime | null>(
    DateTime.fromISO('2025-04-17T13:00', { zone: 'utc' }),
  );

  return (
    <LocalizationProvider dateAdapter={AdapterLuxon}>
      <Stack sx={{ gap: 2 }}>
        {zones.map((zone) => (
          <DateTimePicker
            key={zone}
            label={zone}
            timezone={zone}
            value={start}
            onChange={setStart}
          />
        ))}
        <Typography variant="body2">
          Stored: {start?.toUTC().toISO() ?? 'nothing'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
