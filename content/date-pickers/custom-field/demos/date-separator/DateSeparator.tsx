import Box from '@mui/material/Box';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

const vacation: DateRange<Dayjs> = [dayjs('2025-04-17'), dayjs('2025-04-28')];

export default function DateSeparator() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ width: '100%', maxWidth: 340 }}>
        <DateRangePicker
          label="Vacation"
          defaultValue={vacation}
          slotProps={{
            popper: { 'aria-label': 'Vacation' },
            field: { dateSeparator: 'to' },
            textField: { fullWidth: true },
          }}
        />
      </Box>
    </LocalizationProvider>
  );
}
