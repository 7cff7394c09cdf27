import Box from '@mui/material/Box';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';

const leave: DateRange<Dayjs> = [dayjs('2025-04-17'), dayjs('2025-04-25')];

export default function TwoInputs() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ width: '100%', maxWidth: 400 }}>
        <MultiInputDateRangeField
          defaultValue={leave}
          slotProps={{
            textField: ({ position }) => ({
              id: `leave-${position}`,
              label: position === 'start' ? 'First day off' : 'Last day off',
            }),
          }}
        />
      </Box>
    </LocalizationProvider>
  );
}
