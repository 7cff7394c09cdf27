import Box from '@mui/material/Box';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange, RangePosition } from '@mui/x-date-pickers-pro/models';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import type { FieldOwnerState } from '@mui/x-date-pickers/models';

const rental: DateRange<Dayjs> = [dayjs('2025-04-17'), dayjs('2025-04-21')];

interface InputState extends FieldOwnerState {
  position?: RangePosition;
}

export default function PositionProps() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ width: '100%', maxWidth: 480 }}>
        <DateRangePicker
          defaultValue={rental}
          slots={{ field: MultiInputDateRangeField }}
          slotProps={{
            textField: ({ position }: InputState) => ({
              label: position === 'start' ? 'Pickup' : 'Return',
              helperText: position === 'start' ? 'After 9 AM' : 'Before 6 PM',
            }),
          }}
        />
      </Box>
    </LocalizationProvider>
  );
}
