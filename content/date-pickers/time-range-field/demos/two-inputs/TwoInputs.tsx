import Box from '@mui/material/Box';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { MultiInputTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputTimeRangeField';

const lunch: DateRange<Dayjs> = [
  dayjs('2025-04-17T12:00'),
  dayjs('2025-04-17T12:30'),
];

export default function TwoInputs() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ width: '100%', maxWidth: 360 }}>
        <MultiInputTimeRangeField
          defaultValue={lunch}
          slotProps={{
            textField: ({ position }) => ({
              id: `lunch-${position}`,
              label: position === 'start' ? 'Lunch from' : 'Lunch until',
            }),
          }}
        />
      </Box>
    </LocalizationProvider>
  );
}
