import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { DateTime } from 'luxon';
import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const zones = ['UTC', 'America/New_York', 'Europe/Paris', 'Asia/Tokyo'];
const webinar = DateTime.fromISO('2025-04-17T15:30', { zone: 'utc' });

export default function ZoneSelect() {
  const [zone, setZone] = React.useState('America/New_York');
  const [start, setStart] = React.useState<DateTime | null>(webinar);

  return (
    <LocalizationProvider dateAdapter={AdapterLuxon}>
      <Stack sx={{ gap: 2 }}>
        <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2 }}>
          <TextField
            select
            label="Time zone"
            value={zone}
            onChange={(event) => setZone(event.target.value)}
            sx={{ minWidth: 200 }}
          >
            {zones.map((name) => (
              <MenuItem key={name} value={name}>
                {name}
              </MenuItem>
            ))}
          </TextField>
          <DateTimePicker
            label="Webinar"
            timezone={zone}
            value={start}
            onChange={setStart}
          />
        </Stack>
        <Typography variant="body2">
          In UTC: {start?.toUTC().toISO() ?? 'none'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
