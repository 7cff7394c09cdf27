import Box from '@mui/material/Box';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { SingleInputDateTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputDateTimeRangeField';

const outage: DateRange<Dayjs> = [
  dayjs('2025-04-17T22:15'),
  dayjs('2025-04-18T01:40'),
];

export default function OneInput() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ width: '100%', maxWidth: 440 }}>
        <SingleInputDateTimeRangeField
          label="Outage"
          fullWidth
          defaultValue={outage}
          helperText="Local time of the data center"
        />
      </Box>
    </LocalizationProvider>
  );
}
