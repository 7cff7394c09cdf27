import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { MultiInputDateTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputDateTimeRangeField';

const crossing: DateRange<Dayjs> = [
  dayjs('2025-04-17T21:00'),
  dayjs('2025-04-18T07:30'),
];

export default function TwoInputs() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <MultiInputDateTimeRangeField
        defaultValue={crossing}
        direction={{ xs: 'column', sm: 'row' }}
        sx={{ width: '100%', maxWidth: 560, alignItems: 'center' }}
        slotProps={{
          textField: ({ position }) => ({
            id: `ferry-${position}`,
            label: position === 'start' ? 'Ferry departs' : 'Ferry arrives',
          }),
        }}
      />
    </LocalizationProvider>
  );
}
