import Box from '@mui/material/Box';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

const maintenance: DateRange<Dayjs> = [
  dayjs('2025-04-17T22:00'),
  dayjs('2025-04-18T06:30'),
];

export default function BasicDateTimeRange() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ width: '100%', maxWidth: 440, '& > *': { width: '100%' } }}>
        <DateTimeRangePicker
          label="Maintenance"
          defaultValue={maintenance}
          slotProps={{
            textField: { helperText: 'Customers see a notice on all pages' },
            popper: { 'aria-label': 'Maintenance' },
          }}
        />
      </Box>
    </LocalizationProvider>
  );
}
